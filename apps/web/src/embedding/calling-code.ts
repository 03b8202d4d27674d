/** Ready code that calls a worksheet from other programs, with its own inputs and outputs. */

/** A worksheet as the evaluation service describes it. */
export interface CalledSheet {
  /** Address of the server. */
  readonly origin: string
  readonly hash: string
  /** Values of the worksheet by name. */
  readonly inputs: Readonly<Record<string, unknown>>
  /** The outputs of its form, each with its unit: `sigma [MPa]`. */
  readonly outputs: readonly string[]
}

export type CallingProgram = 'curl' | 'Python' | 'JavaScript' | 'Excel' | 'Agent'

export const CALLING_PROGRAMS: readonly CallingProgram[] = ['curl', 'Python', 'JavaScript', 'Excel', 'Agent']

/** Stands for the token, which is shown once on the account page. */
const TOKEN = 'cw_…'

/** @returns code that needs nothing but the token put in */
export const callingCode = (program: CallingProgram, sheet: CalledSheet): string => WRITERS[program](sheet)

const addressOf = ({ origin, hash }: CalledSheet): string => `${origin}/api/v1/worksheets/${hash}/evaluate`

const bodyOf = ({ inputs, outputs }: CalledSheet): object => ({
  inputs,
  ...(outputs.length > 0 && { outputs }),
})

const WRITERS: Readonly<Record<CallingProgram, (sheet: CalledSheet) => string>> = {
  curl: sheet => `curl -X POST '${addressOf(sheet)}' \\
  -H 'Authorization: Bearer ${TOKEN}' -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(bodyOf(sheet)).replaceAll("'", String.raw`'\''`)}'`,
  Python: sheet => `import json
from urllib.request import Request, urlopen

BODY = json.loads(r'''${JSON.stringify(bodyOf(sheet))}''')

request = Request(
    "${addressOf(sheet)}",
    data=json.dumps(BODY).encode(),
    headers={"Authorization": "Bearer ${TOKEN}", "Content-Type": "application/json"},
)
with urlopen(request, timeout=90) as answer:
    body = json.load(answer)
for name, output in body["outputs"].items():
    print(name, output["text"], *output["notices"])
for check in body.get("checks", []):
    print(check["name"], check["verdict"], check["utilisation"])`,
  JavaScript: sheet => `const answer = await fetch('${addressOf(sheet)}', {
  method: 'POST',
  headers: { Authorization: 'Bearer ${TOKEN}', 'Content-Type': 'application/json' },
  body: JSON.stringify(${JSON.stringify(bodyOf(sheet))}),
})
const { success, message, outputs, checks = [] } = await answer.json()
if (!success) throw new Error(message)
for (const [name, { text, notices }] of Object.entries(outputs)) console.log(name, text, ...notices)
for (const { name, verdict, utilisation } of checks) console.log(name, verdict, utilisation)`,
  Excel: sheet => `let
  Body = Text.ToBinary(${quoted(JSON.stringify(bodyOf(sheet)))}),
  Answer = Json.Document(Web.Contents(${quoted(sheet.origin)}, [
    RelativePath = ${quoted(`api/v1/worksheets/${sheet.hash}/evaluate`)},
    Headers = [Authorization = ${quoted(`Bearer ${TOKEN}`)}, #"Content-Type" = "application/json"],
    Content = Body])),
  Outputs = List.Transform(Record.FieldNames(Answer[outputs]), each
    let Output = Record.Field(Answer[outputs], _) in
      if Value.Is(Output[value], type number) then {_, Output[value], Output[unit]} else {_, Output[text], null}),
  Checks = List.Transform(Record.FieldOrDefault(Answer, "checks", {}), each {[name], [utilisation], [verdict]})
in
  Table.FromRows(Outputs & Checks, {"Output", "Value", "Unit"})`,
  Agent: ({ origin }) => `{ "mcpServers": { "calcwright": {
  "type": "http", "url": "${origin}/mcp",
  "headers": { "Authorization": "Bearer ${TOKEN}" } } } }`,
}

/** A text in the language of Power Query. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
