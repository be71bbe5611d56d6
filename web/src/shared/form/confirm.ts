/** What the user is asked before something is lost. `act` is done while the dialog waits, once he is sure. */
export type Question = { title: string; text: string; yes: string; no: string; act?: () => Promise<unknown> }

type Ask = (question: Question) => Promise<boolean>

let ask: Ask | undefined

/** Told once by `Confirmer`. */
export function askWith(chosen: Ask | undefined) {
  ask = chosen
}

/** Whether the user is sure. */
export const confirm = (question: Question): Promise<boolean> => ask?.(question) ?? Promise.resolve(false)
