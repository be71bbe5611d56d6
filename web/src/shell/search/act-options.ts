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

/** Most options; beyond that the record was hardly meant. */
const most = 8

/** The actions typed, best first: with the matching records, or without a record if only an action was typed. */
export function typedActOptions({ act }: Answer, may: May): Option[] {
  if (!act) return []
  if (act.recordQuery === '') return creationOptions(act.acts, may)
  return act.found.results.flatMap((record) => recordActOptions(record, may, act.acts)).slice(0, most)
}

/** The forms that need no record. */
export const creationOptions = (acts: readonly FormAct[], may: May): Option[] =>
  acts.flatMap((act) => (act.alone && mayOpen(act, null, may) ? [optionOf(act, { title: t(act.alone) })] : []))

/** The forms that start from the record. */
export const recordActOptions = (record: SearchResult, may: May, acts: readonly FormAct[] = formActs): Option[] =>
  acts.flatMap((act) => {
    const taking = act.takes[record.kind]
    if (!taking || !mayOpen(act, taking, may)) return []
    const { subtitle, matched } = record
    return [optionOf(act, { title: t(taking.label, { name: record.title }), subtitle, marks: matched, record }, taking.about(record.id))]
  })

type OptionText = Pick<Option, 'title' | 'subtitle' | 'marks' | 'record'>

function optionOf({ modal, icon }: FormAct, said: OptionText, about?: object): Option {
  const door = modal as unknown as Modal<'optional'> // opened only with what its own type accepts
  return {
    ...said,
    key: said.record ? `${modal.name} ${said.record.kind}:${said.record.id}` : modal.name,
    icon: createElement(icon),
    to: pathWithModal(currentLocation().pathname, door, about),
    open: () => openModal(door, about as About<Modal<'optional'>>),
  }
}
