import './page.css'
import './frame.css'
import './form.css'
import './print.css'
import { render } from 'preact'
import { App } from './App.tsx'

const root = document.querySelector('#root')
if (root) render(<App />, root)
