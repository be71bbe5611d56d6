import type { Sentence } from './language.ts'
import { useText } from './language.ts'

/** The error of a field, under the id its control's `aria-describedby` refers to. */
export function ProblemLine({ field, problem }: { field: string; problem: Sentence | undefined }) {
  const t = useText()
  if (problem === undefined) return null
  return (
    <p class="problem" id={`${field}-problem`}>
      {t(problem)}
    </p>
  )
}
