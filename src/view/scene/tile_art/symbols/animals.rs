//! The winter animals.

use kurbo::{BezPath, Circle, Point, Vec2};

use crate::scene::color::Rgba;
use crate::scene::display::{DisplayList, Pen};
use crate::scene::theme::Palette;
use crate::scene::tile_art::shapes::{drawn, ellipse, line, path, shadow};
use engine::tiles::Animal;

/// The body plan of a four-legged animal facing left.
struct Beast {
    fur: Rgba,
    /// Half length and half height of the body.
    body: (f64, f64),
    legs: f64,
    /// Middle and radius of the head.
    head: (f64, f64, f64),
    /// Length of the snout beyond the head.
    snout: f64,
    /// Length of the ears.
    ears: f64,
    /// The end of the tail, relative to the rump.
    tail: (f64, f64, f64),
}

const BEAR: Beast = Beast {
    fur: Rgba::hex(0x7d5433),
    body: (56.0, 44.0),
    legs: 30.0,
    head: (-60.0, -34.0, 29.0),
    snout: 14.0,
    ears: 12.0,
    tail: (6.0, -6.0, 12.0),
};

const WOLF: Beast = Beast {
    fur: Rgba::hex(0x7d8289),
    body: (56.0, 24.0),
    legs: 44.0,
    head: (-66.0, -36.0, 20.0),
    snout: 24.0,
    ears: 20.0,
    tail: (44.0, 22.0, 17.0),
};

const DEER: Beast = Beast {
    fur: Rgba::hex(0xa06f45),
    body: (50.0, 24.0),
    legs: 54.0,
    head: (-58.0, -64.0, 16.0),
    snout: 18.0,
    ears: 15.0,
    tail: (12.0, -10.0, 11.0),
};

const BOAR: Beast = Beast {
    fur: Rgba::hex(0x443a38),
    body: (62.0, 32.0),
    legs: 22.0,
    head: (-62.0, 4.0, 22.0),
    snout: 36.0,
    ears: 15.0,
    tail: (18.0, -18.0, 6.0),
};

const FOX: Beast = Beast {
    fur: Rgba::hex(0xc8692c),
    body: (48.0, 19.0),
    legs: 34.0,
    head: (-58.0, -26.0, 17.0),
    snout: 21.0,
    ears: 19.0,
    tail: (58.0, 6.0, 19.0),
};

const WOLPERTINGER: Beast = Beast {
    fur: Rgba::hex(0x8f6539),
    body: (40.0, 28.0),
    legs: 20.0,
    head: (-44.0, -30.0, 20.0),
    snout: 10.0,
    ears: 40.0,
    tail: (10.0, -8.0, 14.0),
};

/// Draws an animal around `at`.
pub fn draw(list: &mut DisplayList, colors: &Palette, at: Point, animal: Animal) {
    match animal {
        Animal::Crow => crow(list, colors, at),
        _ => {
            let beast = beast(animal);
            four_legged(list, colors, at, beast);
            extras(list, colors, at, animal, beast);
        }
    }
}

/// The body plan of an animal. The crow has another one, and is drawn separately.
const fn beast(animal: Animal) -> &'static Beast {
    match animal {
        Animal::Bear => &BEAR,
        Animal::Wolf => &WOLF,
        Animal::Deer => &DEER,
        Animal::Boar => &BOAR,
        Animal::Fox => &FOX,
        Animal::Wolpertinger | Animal::Crow => &WOLPERTINGER,
    }
}

/// Legs, neck, tail, snout and ears as lines with their widths.
fn limbs(at: Point, beast: &Beast) -> Vec<(BezPath, f64)> {
    let (long, high) = beast.body;
    let (hx, hy, hr) = beast.head;
    let (tx, ty, tw) = beast.tail;
    let limb = |from: (f64, f64), to: (f64, f64), width: f64| {
        (line([at + Vec2::from(from), at + Vec2::from(to)]), width)
    };
    let rump = (long * 0.85, -high * 0.3);
    let brow = hy - hr * 0.6;
    let mut limbs = vec![
        limb((-long * 0.55, -high * 0.2), (hx + 4.0, hy + 2.0), hr * 1.35),
        limb(rump, (rump.0 + tx, rump.1 + ty), tw),
        limb(
            (hx, hy + 4.0),
            (hx - hr - beast.snout * 0.6, hy + 9.0),
            hr * 0.8,
        ),
        limb((hx + 2.0, brow), (hx + 5.0, brow - beast.ears), 10.0),
        limb((hx + 13.0, brow), (hx + 16.0, brow - beast.ears), 10.0),
    ];
    for share in [-0.7, -0.35, 0.4, 0.74] {
        let x = long * share;
        limbs.push(limb((x, high * 0.3), (x, high + beast.legs), 15.0));
    }
    limbs
}

fn four_legged(list: &mut DisplayList, colors: &Palette, at: Point, beast: &Beast) {
    let (long, high) = beast.body;
    let (hx, hy, hr) = beast.head;
    let p = |dx: f64, dy: f64| at + Vec2::new(dx, dy);
    shadow(list, colors, p(8.0, high + beast.legs), long * 1.15, 12.0);
    let limbs = limbs(at, beast);
    let masses = [ellipse(at, long, high), ellipse(p(hx, hy), hr, hr)];
    for (path, width) in &limbs {
        list.stroke(path.clone(), colors.outline, Pen::round(width + 8.0));
    }
    for mass in masses {
        list.stroke(mass, colors.outline, Pen::round(8.0));
    }
    for (path, width) in limbs {
        list.stroke(path, beast.fur, Pen::round(width));
    }
    for mass in masses {
        list.fill(mass, beast.fur);
    }
    let back = ellipse(p(-long * 0.1, -high * 0.45), long * 0.6, high * 0.3);
    list.fill(back, beast.fur.lighter(0.25));
    let ink = colors.outline.darker(0.5);
    list.fill(Circle::new(p(hx - hr * 0.3, hy - 2.0), 4.0), ink);
    list.fill(
        Circle::new(p(hx - hr - beast.snout * 0.8, hy + 7.0), 6.0),
        ink,
    );
}

/// Antlers, tusks, wings, white tips.
fn extras(list: &mut DisplayList, colors: &Palette, at: Point, animal: Animal, beast: &Beast) {
    let (hx, hy, hr) = beast.head;
    let p = |dx: f64, dy: f64| at + Vec2::new(dx, dy);
    let ivory = Rgba::hex(0xf3e7cc);
    match animal {
        Animal::Deer | Animal::Wolpertinger => {
            for side in [-1.0, 1.0] {
                let root = p(hx + 4.0 + side * 4.0, hy - hr);
                let stem = line([
                    root,
                    root + Vec2::new(side * 16.0 + 6.0, -26.0),
                    root + Vec2::new(side * 14.0 + 4.0, -48.0),
                ]);
                let tine = line([
                    root + Vec2::new(side * 16.0 + 6.0, -26.0),
                    root + Vec2::new(side * 34.0 + 6.0, -40.0),
                ]);
                for path in [stem, tine] {
                    list.stroke(path.clone(), colors.outline, Pen::round(10.0));
                    list.stroke(path, ivory, Pen::round(5.0));
                }
            }
        }
        Animal::Boar => {
            let tusk = line([p(hx - hr - 6.0, hy + 16.0), p(hx - hr - 16.0, hy - 2.0)]);
            list.stroke(tusk.clone(), colors.outline, Pen::round(10.0));
            list.stroke(tusk, ivory, Pen::round(6.0));
            for x in [-44.0, -26.0, -8.0, 10.0, 28.0] {
                let bristle = line([p(x, -28.0), p(x + 10.0, -46.0)]);
                list.stroke(bristle, colors.outline, Pen::round(8.0));
            }
        }
        Animal::Fox => list.fill(Circle::new(p(beast.body.0 * 0.85 + 62.0, 2.0), 8.0), ivory),
        _ => {}
    }
    if animal == Animal::Wolpertinger {
        wing(list, colors, p(6.0, -10.0), ivory);
    }
}

fn wing(list: &mut DisplayList, colors: &Palette, root: Point, color: Rgba) {
    let path = drawn(root, "M 0 0 Q 0 -50 48 -58 Q 42 -36 34 -30 Q 34 -14 0 0 Z");
    list.outlined(path, (colors.outline, 7.0), color);
}

/// A crow on the ground.
fn crow(list: &mut DisplayList, colors: &Palette, at: Point) {
    let p = |dx: f64, dy: f64| at + Vec2::new(dx, dy);
    shadow(list, colors, p(6.0, 50.0), 52.0, 10.0);
    for x in [-6.0, 12.0] {
        list.stroke(
            line([p(x, 20.0), p(x, 50.0)]),
            colors.outline,
            Pen::round(6.0),
        );
    }
    let body = path(
        "M -84 -30 Q -64 -46 -50 -44 C -36 -62 -12 -52 -10 -34 C 30 -34 62 -6 92 26 Q 60 26 48 18 \
         C 20 40 -34 34 -44 -14 Q -54 -26 -84 -30 Z",
        &p,
    );
    list.outlined(
        body,
        (colors.snow.unwrap_or(colors.outline), 8.0),
        Rgba::hex(0x2e2f38),
    );
    let feather = path("M -16 -12 Q 20 -6 54 16 Q 14 22 -16 -12 Z", &p);
    list.fill(feather, Rgba::hex(0x4d5060));
    list.fill(Circle::new(p(-38.0, -38.0), 4.5), Rgba::hex(0xf4efe4));
}
