export default `
# imageBlock | Image
A picture with a caption.
- Click the zone, drop a file on it or paste a picture. Several files become several blocks.
- A picture from the web is fetched by its address once and stored with the worksheet, so that it stays.
- Drag the handle at its right edge, or use the arrow keys on it, to set the width.
- The wrench has the width, the caption and the words for those who do not see the picture.
- Pictures are turned upright and stored without what the camera wrote beside them, such as the place.
`
