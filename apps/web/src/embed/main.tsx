/** A worksheet or project in a frame of another site: a program of its own, without accounts, lists and router. */
import '@fontsource-variable/inter'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/print.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { EmbedApp } from './embed-app.tsx'
import { installFrameWorkers } from './frame-workers.ts'

installFrameWorkers()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root')
createRoot(root).render(
  <StrictMode>
    <EmbedApp />
  </StrictMode>,
)
