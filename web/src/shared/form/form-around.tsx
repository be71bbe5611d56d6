import type { ReactNode } from 'react'
import { saveByKey } from './save-key.ts'

/** The dialog inside a form, so that Enter saves. A form may stand inside another one's tree, whose Enter it is not. */
export const formAround = (submit: () => void) => (dialog: ReactNode) => (
  <form
    className="k-form"
    noValidate
    autoComplete="off"
    onKeyDownCapture={saveByKey}
    onSubmit={(event) => {
      event.preventDefault()
      event.stopPropagation()
      submit()
    }}
  >
    {dialog}
  </form>
)
