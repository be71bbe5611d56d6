import type { Text } from '@kasack/contract/text.ts'
import { berlinDay, berlinTime } from '../program/clock.ts'

/** What a limit says when it is reached: what was too much, as a full sentence, and what the reader may do instead of waiting. */
export type LimitWords = { excess: Text; instead?: Text }

/** What was too much and when to try again, never too early; `wait`: seconds until then. */
export function limitText({ excess, instead }: LimitWords, at: { wait: number; now: Date }): Text {
  const when = whenText(at)
  return {
    de: `${excess.de} Bitte versuchen Sie es ${when.de} noch einmal${instead ? `, oder ${instead.de}` : ''}.`,
    en: `${excess.en} Please try again ${when.en}${instead ? `, or ${instead.en}` : ''}.`,
  }
}

const minute = 60_000

/** In minutes up to an hour, otherwise as a time in Berlin. */
function whenText({ wait, now }: { wait: number; now: Date }): Text {
  const minutes = Math.ceil(wait / 60)
  if (minutes === 1) return { de: 'in einer Minute', en: 'in a minute' }
  if (minutes <= 60) return { de: `in ${minutes} Minuten`, en: `in ${minutes} minutes` }
  const then = new Date(Math.ceil((now.getTime() + wait * 1000) / minute) * minute)
  const [year, month, day] = berlinDay(then).split('-')
  const date = berlinDay(then) === berlinDay(now) ? '' : `${day}.${month}.${year}, `
  return { de: `ab ${date}${berlinTime(then)} Uhr`, en: `after ${date}${berlinTime(then)}` }
}
