import type { ReactNode } from 'react'
import { pressByKey, saveByKey } from './save-key.ts'

/**
 * Wraps the dialog in a form, so that Enter saves; the listener learns whether the save key was used, which works from every control. The
 * submit does not reach a form around it in the React tree.
 */
export const formAround = (submit: (isByKey: boolean) => void) => (dialog: ReactNode) => (
  <form
    className="k-form"
    noValidate
    autoComplete="off"
    onKeyDownCapture={saveByKey}
    onSubmit={(event) => {
      event.preventDefault()
      event.stopPropagation()
      submit((event.nativeEvent as SubmitEvent).submitter === null) // Enter and the button name a submitter, the save key does not
    }}
  >
    {dialog}
  </form>
)

/** Wraps a dialog that is not a form; the save key presses the button in its foot. */
export const keyAround = (dialog: ReactNode) => <div onKeyDownCapture={pressByKey}>{dialog}</div>
