/** The tools of agents, as a server of the Model Context Protocol. */
import { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import type { Answer, Host } from './host.ts'
import { fluidLines, lookUpMaterial, lookUpSection } from './look-up.ts'
import { explain } from '@calcwright/math/messages/explain'

const INSTRUCTIONS = `Calcwright calculates worksheets of engineers with units. Values are plain notation with units in brackets: "3 [kN]", "[1, 2, 3] [mm]". Describe a worksheet before you evaluate it. Results have a unit, and notices and checks that you should tell the person, together with the address of the worksheet.`

/** Most characters of lines in plain notation, and most worksheets that are listed. */
const TEXT_LIMIT = 20_000

const READS = { readOnlyHint: true, openWorldHint: false } as const

const Worksheet = z
  .string()
  .max(500)
  .describe('The worksheet: its id from list_worksheets, or its address (a path for files)')
const Outputs = z
  .array(z.string().min(1).max(500))
  .min(1)
  .max(100)
  .optional()
  .describe('Names or formulas, each with the unit that it is wanted in: "sigma [MPa]", "2*F"')

/** @param host has the worksheets */
export function agentServer(host: Host): McpServer {
  const server = new McpServer(
    { name: 'calcwright', title: 'Calcwright', version: '1' },
    { instructions: INSTRUCTIONS },
  )
  registerWorksheets(server, host)
  registerNotation(server, host)
  registerFigures(server, host)
  registerExplanation(server)
  return server
}

function registerWorksheets(server: McpServer, host: Host): void {
  server.registerTool(
    'list_worksheets',
    {
      title: 'List worksheets',
      description: 'Lists worksheets, or searches their names and content for words.',
      inputSchema: z.strictObject({
        search: z.string().max(200).default('').describe('Words, empty for all'),
      }),
      annotations: READS,
    },
    ({ search }) => answered(async () => ({ worksheets: await host.list(search) })),
  )
  server.registerTool(
    'describe_worksheet',
    {
      title: 'Describe a worksheet',
      description:
        'Inputs and outputs of a worksheet as JSON Schema, with units, limits, options and the values that it has, and all names that it defines.',
      inputSchema: z.strictObject({ worksheet: Worksheet }),
      annotations: READS,
    },
    ({ worksheet }) => answered(() => host.describe(worksheet)),
  )
  server.registerTool(
    'evaluate_worksheet',
    {
      title: 'Evaluate a worksheet',
      description:
        'Calculates a worksheet with other values for its inputs and answers outputs with units, notices and checks. Nothing is changed. Several sets of inputs are answered in their order.',
      inputSchema: z.strictObject({
        worksheet: Worksheet,
        inputs: z
          .union([z.record(z.string(), z.json()), z.array(z.record(z.string(), z.json())).min(1).max(1000)])
          .default({})
          .describe('Values by name: {"F": "3 [kN]", "steel": "S355", "wind": true}; or a list of such sets'),
        outputs: Outputs,
        revision: z.string().max(64).optional().describe('Id of a revision, for the worksheet as it was'),
      }),
      annotations: READS,
    },
    ({ worksheet, ...call }) => answered(() => host.evaluate(worksheet, call)),
  )
}

function registerNotation(server: McpServer, host: Host): void {
  server.registerTool(
    'evaluate_notation',
    {
      title: 'Calculate with units',
      description:
        'Calculates lines of plain notation: "F := 3 [kN]", "A := 20 [mm^2]", "F/A = [MPa]", equations by solve(), integrals, derivatives, matrices. The lines see each other from above. Formulas that are asked for as outputs see all of them.',
      inputSchema: z.strictObject({
        lines: z.string().min(1).max(TEXT_LIMIT).describe('One line for each definition or formula'),
        outputs: Outputs,
      }),
      annotations: READS,
    },
    ({ lines, outputs }) => answered(() => host.evaluateText(lines, outputs)),
  )
}

function registerFigures(server: McpServer, host: Host): void {
  server.registerTool(
    'look_up_material',
    {
      title: 'Look up a material',
      description: 'Figures of a material with units and source: "S355", "1.4301", "C30/37", "copper".',
      inputSchema: z.strictObject({ material: z.string().min(1).max(200) }),
      annotations: READS,
    },
    ({ material }) => answered(async () => lookUpMaterial(material)),
  )
  server.registerTool(
    'look_up_section',
    {
      title: 'Look up a section, thread or other standard part',
      description: 'Figures of a row of a curated table with units and source: "IPE 200", "M 12"; a table alone lists its rows.', // prettier-ignore
      inputSchema: z.strictObject({ section: z.string().min(1).max(200) }),
      annotations: READS,
    },
    ({ section }) => answered(() => lookUpSection(section)),
  )
  server.registerTool(
    'fluid_state',
    {
      title: 'State of a fluid',
      description: 'Properties of water, refrigerants, gases … at a state that two properties give.',
      inputSchema: z.strictObject({
        fluid: z.string().min(1).max(100).describe('"Water", "R134a", "Nitrogen"'),
        state: z
          .record(z.string().max(20), z.string().max(100))
          .describe('Two properties with units: {"P": "80 [bar]", "T": "300 [degC]"}'),
        properties: z.array(z.string().max(20)).min(1).max(20).default(['rho', 'h', 's', 'c_p']),
      }),
      annotations: READS,
    },
    question =>
      answered(async () => {
        const { text, formulas } = fluidLines(question)
        const answer = await host.evaluateText(text, [...formulas.values()])
        const outputs = answer['outputs'] as Answer | undefined
        if (!outputs) return answer
        const entries = [...formulas].map(([symbol, formula]) => [symbol, outputs[formula]])
        return { fluid: question.fluid, properties: Object.fromEntries(entries) as Answer }
      }),
  )
}

function registerExplanation(server: McpServer): void {
  server.registerTool(
    'explain_error',
    {
      title: 'Explain an error or a notice',
      description:
        'What an error or a notice means and what to write instead: by its code (code, cause or problem of an answer), by its sentence, or by both.',
      inputSchema: z.strictObject({
        code: z.string().max(200).optional().describe('"input.dimension", "unit.mismatch.sum", "token"'),
        message: z.string().max(2000).optional().describe('The sentence: "cannot add m and s"'),
      }),
      annotations: READS,
    },
    question => answered(async () => explainError(question)),
  )
}

/** The answer as data and as text; what is refused is an answer as well, which the agent can act on. */
async function answered(act: () => Promise<Answer>) {
  try {
    const content = { ...(await act()) }
    const isError = content['success'] === false
    return { content: [textOf(content)], structuredContent: content, ...(isError && { isError }) }
  } catch (error) {
    const refused = { success: false, ...refusalOf(error) }
    return { content: [textOf(refused)], structuredContent: refused, isError: true }
  }
}

const textOf = (content: object) => ({ type: 'text' as const, text: JSON.stringify(content) })

/** Hosts may put more than the message into `toAnswer`. */
function refusalOf(error: unknown): object {
  const { toAnswer } = error as { readonly toAnswer?: unknown }
  if (typeof toAnswer === 'function') return (toAnswer as () => object).call(error)
  return { message: error instanceof Error ? error.message : String(error) }
}

/** Throws an Error for what is no error or notice of Calcwright. */
function explainError(question: Parameters<typeof explain>[0]): Answer {
  const found = explain(question)
  if (!found)
    throw new Error('No error or notice has this code or this sentence. Give the code as it was answered.')
  const { code, topic } = found
  const { title, meaning, example, steps } = topic
  return {
    code,
    title,
    meaning,
    ...(example && { instead_of: example.wrong, write: example.right }),
    steps,
  }
}
