import { errorTexts } from '../call/error-texts.ts'
import { t } from '../language/i18n.ts'
import { problemsOf } from '../call/refusal.ts'
import type { Form, FormState } from './form.ts'
import { isMissing, problemOf } from './problem.ts'
import { changedValues } from './values.ts'

/** The message below a field: its own problem once it was left or a save was tried, otherwise the server's. */
export function shownProblem(state: FormState, name: string): string | null {
  const { submitAttempted, visited, refused } = state
  if (!state.specs[name]) return null
  const own = submitAttempted || visited.has(name) ? ownProblem(state, name) : null
  return own ?? (refused && !refused.changedSince.has(name) ? (problemsOf(refused.data)[name]?.[0] ?? null) : null)
}

function ownProblem({ isChange, specs, start, values }: FormState, name: string): string | null {
  const [spec, value] = [specs[name], values[name]]
  return spec ? problemOf(spec, value, { values, isStored: isChange && value === start[name] }) : null
}

export const countProblems = (state: FormState): number =>
  countDemands(
    state,
    Object.keys(state.specs).filter((name) => shownProblem(state, name) !== null),
  )

/** Required fields without a value. */
export const missingNames = ({ specs, values }: FormState): string[] =>
  Object.entries(specs).flatMap(([name, spec]) => (isMissing(spec, values[name]) ? [name] : []))

export const countMissing = (state: FormState): number => countDemands(state, missingNames(state))

/** Empty fields with the same required text share one value and count once. */
function countDemands({ specs, values }: FormState, names: string[]): number {
  const demandOf = (name: string) => {
    const spec = specs[name]
    return (spec && isMissing(spec, values[name]) && spec.requiredText) || name
  }
  return new Set(names.map(demandOf)).size
}

/** Saving has to wait, for an answer or a correction. A refusal may be resolved in another field, so any change unblocks. */
export function isBlocked(state: FormState): boolean {
  const { phase, refused, specs, submitAttempted, visited } = state
  if (phase !== 'open') return true
  const isWrong = Object.keys(specs).some((name) => (submitAttempted || visited.has(name)) && ownProblem(state, name) !== null)
  return isWrong || (refused !== null && refused.changedSince.size === 0 && countProblems(state) > 0)
}

/** The record being changed no longer exists. */
export const isGone = ({ isChange, refused }: FormState): boolean => isChange && refused?.status === 404

/** A notification or the login page reports the failure; the form only shows that nothing was saved. */
export const isToldElsewhere = ({ refused }: FormState): boolean =>
  refused !== null && ![400, 404, 429].includes(refused.status) && !(refused.status >= 200 && refused.status < 300)

/** The server's first unresolved problem: '{label}: {message}', or 'something went wrong'. */
export function bannerOf(state: FormState): string | null {
  const { refused, specs } = state
  if (!refused || isToldElsewhere(state)) return null
  const problems = Object.entries(problemsOf(refused.data)).filter(([, reasons]) => reasons.length > 0)
  const [name, reasons] = problems.find(([field]) => !refused.changedSince.has(field)) ?? []
  if (name !== undefined && reasons) return specs[name] ? `${t(specs[name].label)}: ${reasons[0]}` : (reasons[0] ?? null)
  if (problems.length > 0) return null
  return refused.data?.detail || t(errorTexts.something_wrong)
}

/** Closing the form now would lose input. */
export function holdsInput(form: Form): boolean {
  const { phase, start, values, holdsMore } = form.get()
  return (phase === 'open' || phase === 'saving') && (holdsMore || Object.keys(changedValues(form.entity, start, values)).length > 0)
}
