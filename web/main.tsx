import { createRoot } from 'react-dom/client'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-700.css'
import './style.css'
import { App } from './App.tsx'
import { followLinks } from './router.ts'
import { applySettings, settings } from './settings.ts'
import { keepOffline } from './version.ts'

applySettings(settings.getState())
settings.subscribe(applySettings)
followLinks()

const root = document.getElementById('app')
if (root) createRoot(root).render(<App />)

if (import.meta.env.PROD) keepOffline()
