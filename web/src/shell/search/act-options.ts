import type { SearchResult } from '@kasack/contract/search.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { createElement } from 'react'
import { type About, type Modal, openModal, pathWithModal } from '../../shared/address/modals.ts'
import { currentLocation } from '../../shared/address/navigation.ts'
import { t } from '../../shared/language/i18n.ts'
import { type FormAct, formActs } from './acts.ts'
import { mayOpen } from './may-open.ts'
import type { Option } from './option.ts'
import type { Answer } from './use-answer.ts'

type May = (needs: UserNeeds) => boolean

/** So many at most: beyond that the record is not the one that was meant. */
const most = 8

/** What can be done by what was typed, best first: with the records that fit, or with none where no more was typed. */
export function typedActOptions({ act }: Answer, may: May): Option[] {
  if (!act) return []
  if (act.rest === '') return creationOptions(act.acts, may)
  return act.found.results.flatMap((record) => recordActOptions(record, may, act.acts)).slice(0, most)
}

/** The forms that need no record. */
export const creationOptions = (acts: readonly FormAct[], may: May): Option[] =>
  acts.flatMap((act) => (act.alone && mayOpen(act, null, may) ? [optionOf(act, { title: t(act.alone) })] : []))

/** The forms that begin with the record. */
export const recordActOptions = (record: SearchResult, may: May, acts: readonly FormAct[] = formActs): Option[] =>
  acts.flatMap((act) => {
    const taking = act.takes[record.kind]
    if (!taking || !mayOpen(act, taking, may)) return []
    const { subtitle, matched } = record
    return [optionOf(act, { title: t(taking.label, { name: record.title }), subtitle, marks: matched, record }, taking.about(record.id))]
  })

type OptionText = Pick<Option, 'title' | 'subtitle' | 'marks' | 'record'>

function optionOf({ modal, icon }: FormAct, said: OptionText, about?: object): Option {
  const door = modal as unknown as Modal<'optional'> // it is opened with what its own door lets in
  return {
    ...said,
    key: said.record ? `${modal.name} ${said.record.kind}:${said.record.id}` : modal.name,
    icon: createElement(icon),
    to: pathWithModal(currentLocation().pathname, door, about),
    open: () => openModal(door, about as About<Modal<'optional'>>),
  }
}
