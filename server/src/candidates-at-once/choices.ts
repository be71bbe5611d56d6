import { candidate } from '@kasack/contract/candidate.ts'
import type { CandidateSource, ChoiceNote } from '@kasack/contract/candidates-at-once.ts'
import type { RankingFor } from '../match/ranked.ts'
import { topOf } from '../match/ranked.ts'
import type { Db } from '../platform/database/db.ts'
import { noteWhy } from '../platform/write/write.ts'

/** The best-fitting employees, by vacancy. */
type OfferByVacancy = ReadonlyMap<number, number[]>

/** How much of a list is kept, and for how many vacancies. More lists would take longer than the call may. */
const most = { top: 10, vacancies: 10 }

/** Who tops the list of each of these vacancies, as the caller sees it. */
export async function offeredFor(call: RankingFor, pairs: readonly { vacancy: number | null }[]): Promise<OfferByVacancy> {
  const vacancies = [...new Set(pairs.flatMap(({ vacancy }) => vacancy ?? []))]
  const offered = new Map<number, number[]>()
  if (vacancies.length > most.vacancies) return offered
  for (const vacancy of vacancies) offered.set(vacancy, await topOf(call, vacancy, most.top))
  return offered
}

type NewCandidate = { id: unknown; vacancy: number | null; employee: number | null }
type Choices = { source: CandidateSource; offered: OfferByVacancy; made: readonly NewCandidate[] }

/** Notes on the history lines who was on top and who was chosen, since the agency must be able to explain its choices. */
export async function noteChoices(tx: Db, { source, offered, made }: Choices): Promise<void> {
  const added = made.filter((one): one is { id: number; vacancy: number; employee: number } => typeof one.id === 'number')
  for (const [vacancy, chosen] of Map.groupBy(added, (one) => one.vacancy)) {
    const note: ChoiceNote = { source, top: offered.get(vacancy) ?? [], chosen: chosen.map(({ employee }) => employee) }
    await noteWhy(tx, { entity: candidate.name, ids: chosen.map(({ id }) => id), note: JSON.stringify(note) })
  }
}
