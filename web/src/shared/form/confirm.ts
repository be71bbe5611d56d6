import type { ReactNode } from 'react'
import type { Store } from '../program/store.ts'

/** What the user is asked before something is done that he may not want. */
export type Question = {
  title: string
  text: string
  /** Told below the text, one below the other. */
  reasons?: readonly string[]
  /** What he is to choose or to see, below that. */
  more?: ReactNode
  /** Whether he can say yes already; left out, he can. */
  isReady?: Store<boolean>
  yes: string
  no: string
  /** Something is lost, unless told otherwise. */
  isLoss?: boolean
  /** Done while the dialog waits, once he is sure. */
  act?: () => Promise<unknown>
}

type Ask = (question: Question) => Promise<boolean>

let ask: Ask | undefined

/** Told once by `Confirmer`. */
export function askWith(chosen: Ask | undefined) {
  ask = chosen
}

/** Whether the user is sure. */
export const confirm = (question: Question): Promise<boolean> => ask?.(question) ?? Promise.resolve(false)
