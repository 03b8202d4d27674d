import { useMemo, useRef, useState } from 'react'
import { ChevronRight, X } from 'lucide-react'
import { Accordion, Tabs } from 'radix-ui'
import { createStore, useStore } from 'zustand'
import { useInsertables, useRows } from '../palette/use-insertables.ts'
import { insertInto } from '../palette/insert-entry.ts'
import { searchEntries } from '../palette/search.ts'
import { EntryView } from '../palette/EntryView.tsx'
import type { ToolboxProps } from './toolbox-props.ts'
import { toolboxSections } from './sections.ts'
import { toolboxState } from './state.ts'
import type { ToolboxTab } from './state.ts'
import { closeOnPhone, closeToolbox, useCloseToolbox } from './use-close-toolbox.ts'
import { insertTool } from '../state/tools.ts'
import { ToolButton } from './ToolButton.tsx'
import { VariableList } from './VariableList.tsx'
import type { Tool } from '../contract/block-view.ts'
import type { ToolSection } from '../contract/tool-sections.ts'
import styles from './toolbox.module.css'

const NO_SHEET = 'Create or open a worksheet to insert this item'
const NO_VARIABLES = 'Create or open a worksheet to see its variables'
const NO_HOSTS = createStore<readonly ToolSection[]>(() => [])
const NOT_YET = 'This feature is not yet available'

/** Tabs with the tools, and with the variables of the sheet. */
export default function ToolboxPanel(props: ToolboxProps) {
  const { editor } = props
  const tab = useStore(toolboxState, state => state.tab)
  const panel = useRef<HTMLElement>(null)
  useCloseToolbox(panel, editor)
  return (
    <aside ref={panel} className={styles.panel} aria-label="Toolbox">
      <Tabs.Root
        value={tab}
        onValueChange={value => toolboxState.setState({ tab: value as ToolboxTab })}
        className={styles.tabs}
      >
        <header className={styles.head}>
          <Tabs.List className={styles.tabList} aria-label="Toolbox">
            <Tabs.Trigger value="tools" className={styles.tab}>
              Tools
            </Tabs.Trigger>
            <Tabs.Trigger value="variables" className={styles.tab}>
              Variables
            </Tabs.Trigger>
          </Tabs.List>
          <button type="button" className={styles.close} aria-label="Close toolbox" onClick={closeToolbox}>
            <X size={16} />
          </button>
        </header>
        <Tabs.Content value="tools" className={styles.content} tabIndex={-1}>
          <ToolList {...props} />
        </Tabs.Content>
        <Tabs.Content value="variables" className={styles.content} tabIndex={-1}>
          {editor ? <VariableList editor={editor} /> : <p className={styles.nothing}>{NO_VARIABLES}</p>}
        </Tabs.Content>
      </Tabs.Root>
    </aside>
  )
}

function ToolList({ registry, editor, notify }: ToolboxProps) {
  const [query, setQuery] = useState('')
  const unreleased = useStore(toolboxState, state => state.unreleased)
  const hosts = useStore(editor?.actions.hostSections ?? NO_HOSTS)
  const sections = useMemo(() => toolboxSections(registry, unreleased, hosts), [registry, unreleased, hosts])
  const withSheet = (act: (sheet: NonNullable<typeof editor>) => void): void => {
    if (!editor) return notify(NO_SHEET, 'error')
    act(editor)
    closeOnPhone()
  }
  const insert = (tool: Tool): void => withSheet(sheet => insertTool(sheet, tool))
  return (
    <>
      <input
        type="search"
        className={styles.search}
        aria-label="Search everything to insert"
        placeholder="Search tools, functions, units, sections"
        value={query}
        onChange={event => setQuery(event.target.value)}
      />
      {query.trim() === '' ? (
        <Accordion.Root type="single" collapsible defaultValue="General" className={styles.sections}>
          {sections.map(section => (
            <Accordion.Item key={section.name} value={section.name} className={styles.section}>
              <Accordion.Header className={styles.sectionHead}>
                <Accordion.Trigger className={styles.trigger}>
                  <ChevronRight size={14} aria-hidden="true" className={styles.chevron} />
                  {section.name}
                </Accordion.Trigger>
              </Accordion.Header>
              <Accordion.Content>
                <div className={styles.tools}>
                  {section.entries.map(entry =>
                    entry.kind === 'tool' ? (
                      <ToolButton key={entry.tool.id} tool={entry.tool} onInsert={() => insert(entry.tool)} />
                    ) : (
                      <ToolButton
                        key={entry.title}
                        planned={entry}
                        onInsert={() => notify(NOT_YET, 'info')}
                      />
                    ),
                  )}
                </div>
              </Accordion.Content>
            </Accordion.Item>
          ))}
        </Accordion.Root>
      ) : (
        <Found query={query.trim()} registry={registry} withSheet={withSheet} />
      )}
    </>
  )
}

interface FoundProps {
  readonly query: string
  readonly registry: ToolboxProps['registry']
  withSheet(act: (sheet: NonNullable<ToolboxProps['editor']>) => void): void
}

/** Everything to insert that fits the typed words. */
function Found({ query, registry, withSheet }: FoundProps) {
  const entries = useInsertables(registry, query)
  const rows = useRows(query)
  const found = entries && searchEntries(entries, query, [], rows ?? [])
  if (found?.length === 0 && rows !== null) return <p className={styles.nothing}>Nothing found</p>
  return (
    <ul className={styles.found} aria-label="Found">
      {found?.map(entry => (
        <li key={entry.id}>
          <button
            type="button"
            className={styles.entry}
            onClick={() => withSheet(sheet => insertInto(sheet, entry))}
          >
            <EntryView entry={entry} />
          </button>
        </li>
      ))}
    </ul>
  )
}
