/** Sections of the toolbox: the tools of the registry, and those that are still to come. */
import { PenTool, SquareTerminal } from 'lucide-react'
import { HOST_SECTIONS, TOOL_SECTIONS } from '../contract/tool-sections.ts'
import type { Tool, ViewRegistry } from '../contract/block-view.ts'
import type { ToolSection } from '../contract/tool-sections.ts'
import { toolsOf } from '../state/tools.ts'

/** A tool, or the announcement of one. */
export type ToolboxEntry =
  | { readonly kind: 'tool'; readonly tool: Tool }
  | { readonly kind: 'planned'; readonly title: string; readonly icon: Tool['icon'] }

export interface ToolboxSection {
  readonly name: ToolSection
  readonly entries: readonly ToolboxEntry[]
}

const PLANNED: readonly ToolboxEntry[] = [
  { kind: 'planned', title: 'Drawing', icon: PenTool },
  { kind: 'planned', title: 'Program function', icon: SquareTerminal },
]

/**
 * The sections that have something, in their order.
 * @param unreleased also what is still to come
 * @param hosts sections of other programs that show here
 */
export function toolboxSections(
  registry: ViewRegistry,
  unreleased: boolean,
  hosts: readonly ToolSection[] = [],
): readonly ToolboxSection[] {
  const tools = toolsOf(registry)
  return TOOL_SECTIONS.filter(name => hosts.includes(name) || !HOST_SECTIONS.includes(name))
    .map(name => ({
      name,
      entries: [
        ...tools.filter(tool => tool.sections.includes(name)).map(tool => ({ kind: 'tool', tool }) as const),
        ...(name === 'General' && unreleased ? PLANNED : []),
      ],
    }))
    .filter(({ entries }) => entries.length > 0)
}
