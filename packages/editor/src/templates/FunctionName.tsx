/** The name of a function; what follows an underscore stands below. */
export function FunctionName({ name }: { readonly name: string }) {
  const [body, ...parts] = name.split('_')
  return (
    <span>
      {body}
      {parts.length > 0 && <sub>{parts.join(',')}</sub>}
    </span>
  )
}
