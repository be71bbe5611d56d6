import { longestQuery } from '@kasack/contract/search.ts'
import type { CurrentUser } from '@kasack/contract/user.ts'
import { SearchOutlined } from '@ant-design/icons'
import { Modal } from 'antd'
import type { KeyboardEvent } from 'react'
import { useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { focusAgain } from '../../shared/form/field-focus.ts'
import { useText } from '../../shared/language/i18n.ts'
import { useMay } from '../../shared/session/permission.ts'
import type { OptionGroup } from './option.ts'
import { groupsOf } from './groups.ts'
import { kinds } from './kinds.ts'
import { recentRecords } from './recent.ts'
import { SearchCount } from './SearchCount.tsx'
import { SearchFoot } from './SearchFoot.tsx'
import { SearchList } from './SearchList.tsx'
import { SearchNothing } from './SearchNothing.tsx'
import { SearchProblem } from './SearchProblem.tsx'
import { firstStep, moved, stepInto, stepTo } from './steps.ts'
import { texts } from './texts.ts'
import { useAnswer } from './use-answer.ts'
import { useChoosing } from './use-choosing.ts'
import { narrowed, useRecordActs } from './use-record-acts.ts'
import './search.css'

const width = 680

type Props = { user: CurrentUser; takeEarlyKeys: () => string; onClose: () => void }

/** The global search for records, actions and pages. Enter takes the marked option. */
export function Search({ user, takeEarlyKeys, onClose }: Props) {
  const t = useText()
  const may = useMay()
  const id = useId()
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => focusAgain(opener), [opener])
  const location = useLocation()
  const [recent] = useState(() => recentRecords(user.id, location))
  const [step, setStep] = useState(() => ({ ...firstStep, typed: takeEarlyKeys() }))
  const { typed, kind, record, before } = step
  const searched = useAnswer({ ...(record ? { typed: before!.typed, kind: before!.kind } : { typed, kind }), recent, may })
  const acts = useRecordActs(record, may)
  const showKind = (of: NonNullable<typeof kind>) => setStep(stepInto(step, of))
  const groups: OptionGroup[] = record
    ? [{ key: 'record', label: t(texts.record_acts), options: narrowed(acts.options, typed) }]
    : searched.answer
      ? groupsOf(searched.answer, { may, showKind })
      : []
  const within = record?.title ?? (kind && t(kinds[kind].entity.plural))
  const { error, again } = record ? acts : searched
  const options = groups.flatMap((group) => group.options)
  const at = Math.max(
    0,
    options.findIndex(({ key }) => key === step.marked),
  )
  const { choose, chooseMarked, wait } = useChoosing({
    marked: options[at],
    isStanding: Boolean(record) || searched.isStanding || step.isChosen || error !== null,
    onClose,
  })

  const change = (next: typeof step) => {
    wait(null)
    setStep(next)
  }
  const goBack = () => before && change(before)
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const { key, shiftKey, ctrlKey, metaKey } = event
    const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, group) => sum + group.options.length, 0))
    const next = moved(key, at, { count: options.length, starts })
    const marked = options[at]
    if (next !== null) change({ ...step, marked: options[next]!.key, isChosen: true })
    else if (key === 'Enter') chooseMarked(ctrlKey || metaKey ? 'tab' : 'here')
    else if (key === 'Tab' && !shiftKey && !record && marked?.record) change(stepTo({ ...step, marked: marked.key }, marked.record))
    else if (before && ((key === 'Tab' && shiftKey) || key === 'Escape' || (key === 'Backspace' && typed === '' && record))) goBack()
    else return
    event.preventDefault()
    event.stopPropagation() // Escape would close a dialog below
  }

  return (
    <Modal
      open
      className="k-modal k-search-dialog"
      width={width}
      style={{ top: 64 }}
      title={t(texts.search)}
      classNames={{ header: 'k-sr' }}
      closable={false}
      footer={null}
      transitionName=""
      maskTransitionName=""
      onCancel={onClose}
    >
      <div className="k-search-field">
        <SearchOutlined aria-hidden />
        {within && <span className="k-search-of">{within}</span>}
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has opened the search to type
          autoFocus
          role="combobox"
          aria-label={t(record ? texts.acts_typed : texts.search)}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-describedby={`${id}-keys`}
          {...(options.length > 0 && { 'aria-activedescendant': `${id}-${at}` })}
          placeholder={t(record ? texts.acts_typed : texts.typed)}
          autoComplete="off"
          spellCheck={false}
          maxLength={longestQuery}
          value={typed}
          onChange={({ target }) => change({ ...step, typed: target.value, isChosen: false, ...(record && { marked: null }) })}
          onKeyDown={press}
        />
      </div>
      {error && <SearchProblem error={error} onAgain={again} />}
      <SearchList
        id={id}
        label={t(texts.found)}
        groups={groups}
        at={at}
        onMark={(key) => change({ ...step, marked: key, isChosen: true })}
        onChoose={choose}
      />
      {!error && options.length === 0 && <SearchNothing asked={searched.answer?.asked ?? null} isOfRecord={record !== null} may={may} />}
      <SearchCount count={options.length} isStanding={searched.isStanding && !error} />
      <SearchFoot id={`${id}-keys`} isBack={before !== null} hasActs={!record && options[at]?.record !== undefined} />
    </Modal>
  )
}
