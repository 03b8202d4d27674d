import '@fontsource-variable/inter'
import './styles/tokens.css'
import './styles/base.css'
import './styles/print.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
