import type { ReactNode } from 'react'
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

/** Called once by `Confirmer`. */
export function bindConfirm(chosen: Ask | undefined) {
  ask = chosen
}

/** Whether the user has confirmed. */
export const confirm = (question: Question): Promise<boolean> => ask?.(question) ?? Promise.resolve(false)
