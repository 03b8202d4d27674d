export default `
# import | Import
A zone for pictures, CSV and Excel files.
- Click it, drop files on it or paste them. Each file becomes a block: a picture, or data with its settings.
- Several files may come at once. What fails says why, and can be tried again.
`
