import type { PlaceholderValues } from '../platform/mail/mail.ts'
import { germanDay } from './german-day.ts'

/** How a placeholder is written. Anything else between the braces is the name of nothing, and is empty. */
const placeholder = /\{\{([^{}]*)\}\}/g

/** Where nothing was put: no value contains it, as no field keeps control characters. */
const gap = '\u0000'

/**
 * Fills the placeholders of a text, `{{ applicant.full_name }}`, once: what a value contains is not read again. Unknown names and
 * empty values leave nothing, nor the blanks around them.
 */
export const fill = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(placeholder, (_, name: string) => written(values, name.trim())).replaceAll(blanksAtGap, squeezed)

/** The same for a text of one line. */
export const fillLine = (text: string, values: PlaceholderValues): string => fill(text, values).replaceAll(/\s+/g, ' ').trim()

const blanksAtGap = new RegExp(`[ \\t]*(?:${gap}[ \\t]*)+`, 'g')

/** Between two words one blank is left, none before a mark, at the end of a line or at its start. */
function squeezed(found: string, at: number, text: string): string {
  const [before = '\n', after = '\n'] = [text[at - 1], text[at + found.length]]
  return before === '\n' || /[\n,.;:!?)]/.test(after) || !/[ \t]/.test(found) ? '' : ' '
}

/** A line that is a placeholder and nothing else: its name. */
export const soleName = (line: string): string | null => /^\s*\{\{([^{}]*)\}\}\s*$/.exec(line)?.[1]?.trim() ?? null

function written(values: PlaceholderValues, name: string): string {
  const value = Object.hasOwn(values, name) ? (values[name] ?? '') : ''
  const text =
    typeof value === 'string' || typeof value === 'number' ? `${value}` : 'day' in value ? germanDay(value.day) : value.join(', ')
  return text.replaceAll(gap, '') || gap
}

/** The placeholders of a text that leave nothing, each once, by their names. */
export const emptyPlaceholders = (text: string, values: PlaceholderValues): string[] =>
  namesIn(text).filter((name) => written(values, name) === gap)

/** What stands between the braces of a text, each name once. */
export const namesIn = (text: string): string[] => [...new Set([...text.matchAll(placeholder)].map(([, name]) => name!.trim()))]
