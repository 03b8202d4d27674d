export default `
# videoBlock | Video
A film of YouTube or Vimeo.
- Paste the address of the film.
- Nothing is asked of the other site before somebody starts the film.
- Where the browser cannot show it in the page, the block links to it.
`
