//! Drawings in the HTML around the board: icons of buttons, and pieces, figures and tokens of the board.

use std::sync::OnceLock;

use kurbo::{Affine, Point, Rect};

use crate::elements::icons::Icon;
use crate::elements::tree::{Node, el};
use engine::cards::Suit;
use engine::rules::Token as FlockToken;
use engine::tiles::{Goods, Rotation, TileId};
use view::scene::answers::{Drawn, Piece};
use view::scene::cards::card_art;
use view::scene::color::{Paint, Rgba};
use view::scene::display::{DisplayList, Group, Item};
use view::scene::figures::on_board::shape_of;
use view::scene::figures::{Figure, Owner, Shape};
use view::scene::things::Thing;
use view::scene::{Look, tokens};

impl Icon {
    /// The drawing as an SVG element, hidden from screen readers: the button has a label.
    pub fn node(self) -> Node {
        let class = if self.is_area() { "icon area" } else { "icon" };
        el("svg")
            .class(class)
            .attr("viewBox", "0 0 24 24")
            .attr("aria-hidden", "true")
            .child(el("path").attr("d", self.word()))
    }
}

/// A figure of an owner as it stands on the board. Each is drawn once and cloned.
pub fn figure(shape: Shape, owner: Owner) -> Node {
    const OWNERS: usize = Owner::ALL.len();
    static DRAWN: [OnceLock<Node>; Shape::ALL.len() * OWNERS] =
        [const { OnceLock::new() }; Shape::ALL.len() * OWNERS];
    let drawn = &DRAWN[shape as usize * OWNERS + owner as usize];
    drawn
        .get_or_init(|| draw(&Figure::owned(shape, owner)))
        .clone()
}

/// A figure in its pose on the board.
pub fn posed(posed: &Figure) -> Node {
    match posed.owner {
        Some(owner) if *posed == Figure::owned(posed.shape, owner) => figure(posed.shape, owner),
        _ => draw(posed),
    }
}

/// The mark of an owner. Each is drawn once and cloned.
pub fn mark(owner: Owner) -> Node {
    static DRAWN: [OnceLock<Node>; Owner::ALL.len()] = [const { OnceLock::new() }; 6];
    let draw = || {
        let mut list = DisplayList::new();
        owner.mark().draw(&mut list, Point::ZERO, 8.0, owner.ink());
        svg(&list, Rect::new(-10.0, -10.0, 10.0, 10.0)).class("mark")
    };
    DRAWN[owner as usize].get_or_init(draw).clone()
}

/// The emblem of a suit of cards, in the text colour. Each is drawn once and cloned.
pub fn emblem(suit: Suit) -> Node {
    static DRAWN: [OnceLock<Node>; Suit::COUNT] = [const { OnceLock::new() }; 4];
    let draw = || {
        let path = el("path").attr("d", card_art::emblem(suit).to_svg());
        el("svg")
            .class("emblem")
            .attr("aria-hidden", "true")
            .attr("viewBox", "-55 -55 110 110")
            .child(path.attr("fill", "currentcolor"))
    };
    DRAWN[suit.index()].get_or_init(draw).clone()
}

/// The picture of a tile in a rotation: a canvas that the browser code paints.
pub fn tile(tile: TileId, rotation: Rotation, look: Look) -> Node {
    let look = look.name();
    let quarters = rotation as u8;
    el("canvas")
        .attr("aria-hidden", "true")
        .attr("data-tile", format!("{} {look} {quarters}", tile.0))
}

/// A piece as it looks on the board.
pub fn piece(piece: Piece, owner: Owner) -> Node {
    match piece.drawn() {
        Drawn::Own(kind) => figure(shape_of(kind), owner),
        Drawn::Neutral(shape) => neutral(shape),
        Drawn::Ingot | Drawn::Text(_) => token(Token::Ingot),
        Drawn::Ferry => token(Token::Ferry),
    }
}

pub fn neutral(shape: Shape) -> Node {
    draw(&Figure::neutral(shape))
}

fn draw(figure: &Figure) -> Node {
    let mut list = DisplayList::new();
    figure.draw(&mut list, Affine::IDENTITY);
    svg(&list, Rect::new(-125.0, -125.0, 125.0, 125.0)).class("figure")
}

/// A token in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token {
    Goods(Goods),
    Ingot,
    Ferry,
    /// The token drawn for a shepherd.
    Flock(FlockToken),
}

/// A token. Each is drawn once and cloned.
pub fn token(token: Token) -> Node {
    const KINDS: usize = Goods::ALL.len() + 2 + FlockToken::ALL.len();
    static DRAWN: [OnceLock<Node>; KINDS] = [const { OnceLock::new() }; KINDS];
    let index = match token {
        Token::Goods(goods) => goods as usize,
        Token::Ingot => Goods::ALL.len(),
        Token::Ferry => Goods::ALL.len() + 1,
        Token::Flock(token) => Goods::ALL.len() + 2 + token as usize,
    };
    let draw = || {
        let mut list = DisplayList::new();
        match token {
            Token::Goods(goods) => tokens::goods(&mut list, goods),
            Token::Ingot => tokens::ingot(&mut list),
            Token::Ferry => tokens::ferry(&mut list),
            Token::Flock(token) => tokens::flock(&mut list, token),
        }
        svg(&list, tokens::ROOM).class("token")
    };
    DRAWN[index].get_or_init(draw).clone()
}

/// A picture of anything to be seen on the table; players' figures as those of an owner.
pub fn thing(thing: Thing, owner: Owner, look: Look) -> Node {
    if let Some(shape) = thing.shape() {
        return match thing {
            Thing::Mage | Thing::Witch | Thing::GingerbreadMan => neutral(shape),
            _ => figure(shape, owner),
        };
    }
    if let Some(kind) = token_of(thing) {
        return token(kind);
    }
    if let Some(kind) = thing.symbol() {
        let mut list = DisplayList::new();
        tokens::symbol(&mut list, kind);
        return svg(&list, tokens::ROOM).class("token");
    }
    match Thing::tile_with(thing) {
        Some(shown) => tile(shown, Rotation::R0, look),
        None => el("span").class(match thing {
            Thing::DarkSpace => "square dark",
            _ => "square",
        }),
    }
}

/// The token that a thing is.
const fn token_of(thing: Thing) -> Option<Token> {
    Some(match thing {
        Thing::Wine => Token::Goods(Goods::Wine),
        Thing::Wheat => Token::Goods(Goods::Wheat),
        Thing::Cloth => Token::Goods(Goods::Cloth),
        Thing::Ingot => Token::Ingot,
        Thing::Ferry => Token::Ferry,
        Thing::Sheep => Token::Flock(FlockToken::Two),
        Thing::Wolf => Token::Flock(FlockToken::Wolf),
        _ => return None,
    })
}

/// A display list without tiles as an SVG element; gradients become their middle colour.
pub fn svg(list: &DisplayList, view: Rect) -> Node {
    let frame = el("svg").attr("aria-hidden", "true").attr(
        "viewBox",
        format!("{} {} {} {}", view.x0, view.y0, view.width(), view.height()),
    );
    let mut open = vec![frame];
    for item in list.items() {
        match item {
            Item::Push(inner) => open.push(group(inner)),
            Item::Pop => close(&mut open),
            Item::Fill(path, paint) => {
                let (color, opacity) = paint_of(paint);
                let shape = el("path").attr("d", path.to_svg()).attr("fill", color);
                add(&mut open, shape.attr("fill-opacity", opacity));
            }
            Item::Stroke(path, paint, pen) => {
                let (color, opacity) = paint_of(paint);
                let line = el("path").attr("d", path.to_svg()).attr("fill", "none");
                let line = line.attr("stroke", color).attr("stroke-opacity", opacity);
                let cap = if pen.round { "round" } else { "butt" };
                let line = line
                    .attr("stroke-linecap", cap)
                    .attr("stroke-linejoin", cap_join(pen.round));
                let dash = pen.dash.map(|(on, off)| format!("{on} {off}"));
                let line = line.maybe("stroke-dasharray", dash);
                add(
                    &mut open,
                    line.attr("stroke-width", format!("{}", pen.width)),
                );
            }
            Item::Print(..) => {}
        }
    }
    while open.len() > 1 {
        close(&mut open);
    }
    open.pop().unwrap_or_else(|| el("svg"))
}

const fn cap_join(round: bool) -> &'static str {
    if round { "round" } else { "miter" }
}

fn group(inner: &Group) -> Node {
    let [a, b, c, d, e, f] = inner.affine.as_coeffs();
    el("g")
        .attr("transform", format!("matrix({a} {b} {c} {d} {e} {f})"))
        .attr("opacity", format!("{}", inner.opacity))
        .flag("data-cut", inner.clip.is_some())
}

/// Closes the innermost group. Clipped content is dropped: at this size it is invisible.
fn close(open: &mut Vec<Node>) {
    if open.len() < 2 {
        return;
    }
    if let Some(inner) = open.pop().filter(|inner| inner.get("data-cut").is_none()) {
        add(open, inner);
    }
}

fn add(open: &mut [Node], node: Node) {
    if let Some(top) = open.last_mut() {
        top.kids.push(node.into());
    }
}

fn paint_of(paint: &Paint) -> (String, String) {
    let color = match paint {
        Paint::Solid(color) => *color,
        Paint::Linear { colors, .. } => colors[0].mix(colors[1], 0.5),
    };
    (hex(color), format!("{:.2}", f64::from(color.a) / 255.0))
}

/// A colour in CSS, without its opacity.
pub fn hex(color: Rgba) -> String {
    format!("#{:02x}{:02x}{:02x}", color.r, color.g, color.b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_shows_the_colour_and_the_mark_of_its_owner() {
        let red = figure(Shape::Meeple, Owner::Red);
        let blue = figure(Shape::Meeple, Owner::Blue);
        let fills = |node: &Node| -> Vec<String> {
            let all = node.all();
            all.iter()
                .filter_map(|part| part.get("fill"))
                .map(str::to_string)
                .collect()
        };
        assert!(fills(&red).len() >= 4);
        assert_ne!(fills(&red), fills(&blue));
        let shapes = |node: &Node| -> Vec<String> {
            let all = node.all();
            all.iter()
                .filter_map(|part| part.get("d"))
                .map(str::to_string)
                .collect()
        };
        assert_ne!(shapes(&red), shapes(&blue), "told apart without colour");
    }
}
