import type { Sentence } from './language.ts'
import { useText } from './language.ts'

/** What is wrong with a field, where its control says it is described. */
export function ProblemLine({ field, problem }: { field: string; problem: Sentence | undefined }) {
  const t = useText()
  if (problem === undefined) return null
  return (
    <p class="problem" id={`${field}-problem`}>
      {t(problem)}
    </p>
  )
}
