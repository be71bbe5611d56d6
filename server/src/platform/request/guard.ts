/** What is checked before a request is carried out, in this order (wire.md 11). */
const order = ['session', 'csrf', 'path', 'permission', 'record', 'method', 'content_type', 'throttle'] as const

/** A guard throws a `Refusal`, or lets the request pass. */
export type Guards = Partial<Record<(typeof order)[number], () => void | Promise<void>>>

/** Runs the guards in the order of wire.md 11, whatever order they are given in; the first refusal counts. */
export async function pass(guards: Guards): Promise<void> {
  for (const name of order) {
    const asking = guards[name]?.()
    if (asking) await asking
  }
}
