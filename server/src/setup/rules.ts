import type { SetupSetting, SetupStep } from '@kasack/contract/setup.ts'
import { agencySettings, mailSettings } from '@kasack/contract/setup.ts'
import type { SetupFacts } from './queries.ts'

/** The first steps, and whether each is done. `unset` are the settings left at their sample values. */
export function stepsOf(facts: SetupFacts, unset: readonly SetupSetting[]): SetupStep[] {
  const left = (names: readonly SetupSetting[]) => names.filter((name) => unset.includes(name))
  const [ofAgency, ofMail] = [left(agencySettings), left(mailSettings)]
  return [
    { name: 'agency', is_done: ofAgency.length === 0, unset: ofAgency },
    { name: 'mail', is_done: ofMail.length === 0 && facts.was_mail_sent, unset: ofMail },
    { name: 'users', is_done: facts.has_colleague, unset: [] },
    { name: 'lists', is_done: facts.were_lists_seen, unset: [] },
    { name: 'facility', is_done: facts.has_facility, unset: [] },
  ]
}
