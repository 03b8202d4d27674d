/** Reads files of procedures: definitions `name(parameters):=body;`, each at the beginning of a line, and comments. */

/** A procedure in the engine's language. */
export interface Procedure {
  readonly name: string
  readonly parameters: readonly string[]
  /** The definition as one line. */
  readonly text: string
}

const HEAD = /^([a-z]\w*)\(([\w,]*)\):=/

/** @throws Error for a text that does not consist of definitions */
export function definitionsIn(file: string): Procedure[] {
  const code = file.replaceAll(/^ *\/\/.*$/gm, '').trim()
  const texts = code === '' ? [] : code.split(/\n(?=[a-z]\w*\([\w,]*\):=)/)
  return texts.map(text => {
    const head = HEAD.exec(text)
    const line = text.trim().replaceAll(/\s*\n\s*/g, ' ')
    if (!head || !line.endsWith(';')) throw new Error(`No definition of a procedure: ${line}`)
    const [, name, parameters] = head
    return {
      name: name!,
      parameters: parameters === '' ? [] : parameters!.split(','),
      text: line.slice(0, -1),
    }
  })
}
