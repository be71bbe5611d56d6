import type { ReactNode } from 'react'
import { errorTexts } from '../call/error-texts.ts'
import { t } from '../language/i18n.ts'
import { notify } from '../notification/notify.ts'
import { report } from '../program/report.ts'
import type { Store } from '../program/store.ts'

/** What a confirmation asks. */
export type Question = {
  title: string
  text: string
  /** Listed below the text. */
  reasons?: readonly string[]
  /** Further content below that, to choose from or to read. */
  more?: ReactNode
  /** Whether the user may confirm yet; omitted: always. */
  isReady?: Store<boolean>
  yes: string
  no: string
  /** Something is lost; the default. */
  isLoss?: boolean
  /** Runs while the dialog waits, after the user has confirmed. */
  act?: () => Promise<unknown>
}

type Ask = (question: Question) => Promise<boolean>

let ask: Ask | undefined
let load: (() => Promise<void>) | undefined
let waiting: (() => void)[] = []

/** Called once by `Confirmer`. */
export function bindConfirm(chosen: Ask | undefined) {
  ask = chosen
  const due = waiting
  waiting = []
  for (const goOn of due) goOn()
}

/** Takes what loads and mounts `Confirmer`. Called once by `ConfirmHost`. */
export function bindConfirmLoader(chosen: typeof load) {
  load = chosen
}

/** Whether the user has confirmed. */
export const confirm = (question: Question): Promise<boolean> => ask?.(question) ?? askLater(question)

/** Asks once the dialog is loaded. If it cannot be, the user is told so and has not confirmed. */
async function askLater(question: Question): Promise<boolean> {
  if (!load) return false
  try {
    await load()
  } catch (error) {
    report('A confirmation could not be loaded', error)
    notify({ kind: 'error', title: t(errorTexts.something_wrong), lines: [t(errorTexts.component)] })
    return false
  }
  if (!ask) await new Promise<void>((mounted) => void waiting.push(mounted))
  return ask?.(question) ?? false
}
