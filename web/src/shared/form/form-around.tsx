import type { ReactNode } from 'react'
import { pressByKey, saveByKey } from './save-key.ts'

/**
 * The dialog inside a form, so that Enter saves; the listener hears whether it was the key that saves from every control. A form may stand
 * inside another one's tree, whose Enter it is not.
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
      submit((event.nativeEvent as SubmitEvent).submitter === null) // Enter and the button name the button
    }}
  >
    {dialog}
  </form>
)

/** The dialog around something other than a form; the key presses the button in its foot. */
export const keyAround = (dialog: ReactNode) => <div onKeyDownCapture={pressByKey}>{dialog}</div>
