import type { PlaceholderValues } from '../platform/mail/mail.ts'
import { germanDay } from './german-day.ts'

/** The syntax of a placeholder. Anything else between the braces is an unknown name, and is empty. */
const placeholder = /\{\{([^{}]*)\}\}/g

/** Marks an empty value; no value contains it, as no field stores control characters. */
const gap = '\u0000'

/**
 * Fills the placeholders of a text, `{{ applicant.full_name }}`, once: placeholders inside a value are not filled. Unknown names and empty
 * values leave nothing, nor the blanks around them.
 */
export const fill = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(placeholder, (_, name: string) => written(values, name.trim())).replaceAll(blanksAtGap, squeezed)

/** Same for a text of one line. */
export const fillLine = (text: string, values: PlaceholderValues): string => fill(text, values).replaceAll(/\s+/g, ' ').trim()

const blanksAtGap = new RegExp(`[ \\t]*(?:${gap}[ \\t]*)+`, 'g')

/** Leaves one blank between two words, none before punctuation or at either end of a line. */
function squeezed(found: string, at: number, text: string): string {
  const [before = '\n', after = '\n'] = [text[at - 1], text[at + found.length]]
  return before === '\n' || /[\n,.;:!?)]/.test(after) || !/[ \t]/.test(found) ? '' : ' '
}

const isOfCandidate = (name: string): boolean => name.startsWith('employee.')

/**
 * Same for several candidates: paragraphs about a candidate are repeated for each, adjacent ones as one block; everything else appears
 * once.
 */
export function fillForEach(text: string, all: readonly PlaceholderValues[]): string {
  if (all.length === 1) return fill(text, all[0]!)
  const runs: { text: string; between: string; isRepeated: boolean }[] = []
  const pieces = text.split(/(\r?\n(?:[ \t]*\r?\n)+)/)
  for (let at = 0; at < pieces.length; at += 2) {
    const [paragraph, between = ''] = [pieces[at]!, pieces[at + 1]]
    const isRepeated = namesIn(paragraph).some(isOfCandidate)
    const last = runs.at(-1)
    if (last?.isRepeated && isRepeated) Object.assign(last, { text: last.text + last.between + paragraph, between })
    else runs.push({ text: paragraph, between, isRepeated })
  }
  return runs.map(({ text: run, between, isRepeated }) => (isRepeated ? repeated(run, all) : fill(run, all[0]!)) + between).join('')
}

const repeated = (text: string, all: readonly PlaceholderValues[]): string => all.map((values) => fill(text, values).trim()).join('\n\n')

/** The values for a line about several candidates: those of each candidate, joined by commas. */
export function joinValues(all: readonly PlaceholderValues[]): PlaceholderValues {
  const [first = {}, ...others] = all
  if (others.length === 0) return first
  const joined = (name: string) => [...new Set(all.map((values) => written(values, name)).filter((value) => value !== gap))]
  return Object.fromEntries(Object.entries(first).map(([name, value]) => [name, isOfCandidate(name) ? joined(name) : value]))
}

/** The name of the placeholder, if the line consists of nothing else. */
export const soleName = (line: string): string | null => /^\s*\{\{([^{}]*)\}\}\s*$/.exec(line)?.[1]?.trim() ?? null

function written(values: PlaceholderValues, name: string): string {
  const value = Object.hasOwn(values, name) ? (values[name] ?? '') : ''
  const text =
    typeof value === 'string' || typeof value === 'number' ? `${value}` : 'day' in value ? germanDay(value.day) : value.join(', ')
  return text.replaceAll(gap, '') || gap
}

/** The names of the placeholders that are empty, each once. */
export const emptyPlaceholders = (text: string, values: PlaceholderValues): string[] =>
  namesIn(text).filter((name) => written(values, name) === gap)

/** The names between the braces of a text, each once. */
export const namesIn = (text: string): string[] => [...new Set([...text.matchAll(placeholder)].map(([, name]) => name!.trim()))]
