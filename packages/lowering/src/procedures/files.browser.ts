/** The files with procedures, as part of the script. */
export const procedureFiles = import.meta.glob<string>('../**/*.xcas', {
  query: '?raw',
  import: 'default',
  eager: true,
})
