import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './main.css'
import { StoryFrame } from './story-frame.tsx'
import { StoryShell } from './story-shell.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const isBare = new URLSearchParams(location.search).has('bare')
createRoot(root).render(<StrictMode>{isBare ? <StoryFrame /> : <StoryShell />}</StrictMode>)
