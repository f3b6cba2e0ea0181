//! A picture of the game as a file: the SVG itself, or painted by the browser, which has the fonts for its texts.

use std::rc::Rc;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, Url,
};

use super::dom::after;
use super::page::Page;
use super::saves::local_time;
use crate::elements::picture::PictureFormat;
use crate::features::saves::import_export::name_of_game;
use crate::features::saves::one_file;
use crate::features::share::picture::{picture_format, refuse_picture};
use crate::stage::picture::GamePicture;

/// The media type of an SVG.
const SVG: &str = "image/svg+xml";

impl Page {
    /// Saves a picture of the current game as a file.
    pub(super) fn save_picture(self: &Rc<Self>) {
        let now = local_time(&js_sys::Date::new_0());
        let made = self.read(|app, _| {
            let picture = app.picture()?;
            let format = picture_format(&app.cx);
            let name = one_file::file_name(&name_of_game(&app.cx, now), format.word());
            Some((name, picture, format))
        });
        let Some((name, picture, format)) = made.flatten() else {
            return;
        };
        let written = match format {
            PictureFormat::Svg => {
                self.write_file(&name, &picture.svg);
                Ok(())
            }
            PictureFormat::Png => self.rasterise(name, picture),
        };
        if written.is_err() {
            self.tell_unpainted();
        }
    }

    /// Lets the browser paint a picture, and saves it afterwards.
    fn rasterise(self: &Rc<Self>, name: String, picture: GamePicture) -> Result<(), JsValue> {
        let options = BlobPropertyBag::new();
        options.set_type(SVG);
        let parts = Array::of1(&picture.svg.as_str().into());
        let blob = Blob::new_with_str_sequence_and_options(&parts, &options)?;
        let url = Url::create_object_url_with_blob(&blob)?;
        let image = HtmlImageElement::new()?;
        image.set_src(&url);
        let loaded = image.decode();
        let (here, failed) = (Rc::clone(self), Rc::clone(self));
        let forgotten = url.clone();
        after(
            &loaded,
            move |_| {
                let painted = here.paint_image(&image, &name, &picture);
                let _ = Url::revoke_object_url(&url);
                if painted.is_err() {
                    here.tell_unpainted();
                }
            },
            move || {
                let _ = Url::revoke_object_url(&forgotten);
                failed.tell_unpainted();
            },
        );
        Ok(())
    }

    /// Paints a loaded picture on a canvas, and saves that as a file.
    fn paint_image(
        self: &Rc<Self>,
        image: &HtmlImageElement,
        name: &str,
        picture: &GamePicture,
    ) -> Result<(), JsValue> {
        let canvas: HtmlCanvasElement = self.document.create_element("canvas")?.dyn_into()?;
        canvas.set_width(picture.size.0);
        canvas.set_height(picture.size.1);
        let context = canvas.get_context("2d")?.ok_or("a canvas can be painted")?;
        let context: CanvasRenderingContext2d = context.dyn_into()?;
        context.draw_image_with_html_image_element(image, 0.0, 0.0)?;
        let (here, name, metadata) = (Rc::clone(self), name.to_string(), picture.metadata.clone());
        let take = Closure::once_into_js(move |blob: Option<Blob>| {
            let Some(blob) = blob else {
                return here.tell_unpainted();
            };
            let failed = Rc::clone(&here);
            after(
                &blob.array_buffer(),
                move |bytes| {
                    let bytes = Uint8Array::new(&bytes).to_vec();
                    match metadata.in_png(&bytes) {
                        Some(file) => here.write_part(&name, &Uint8Array::from(&*file)),
                        None => here.tell_unpainted(),
                    }
                },
                move || failed.tell_unpainted(),
            );
        });
        canvas.to_blob(take.unchecked_ref())
    }

    fn tell_unpainted(self: &Rc<Self>) {
        self.change(|app, _| refuse_picture(&mut app.cx));
    }
}
