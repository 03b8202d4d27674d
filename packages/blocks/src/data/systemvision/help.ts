export default `
# systemvisionBlock | Design file
A circuit design of SystemVision in a frame.
- Enter the number of the design, the digits at the end of its address.
- Nothing is asked of the other site before somebody opens the design.
`
