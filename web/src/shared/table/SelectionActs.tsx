import { DownOutlined } from '@ant-design/icons'
import type { Text } from '@kasack/contract/text.ts'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { t } from '../language/i18n.ts'
import { busy } from '../look/busy.ts'
import { ButtonMenu } from '../part/ButtonMenu.tsx'
import { UnavailableButton } from '../part/UnavailableButton.tsx'
import { actItem } from '../record/act-item.tsx'
import type { SelectionAct } from './selection-act.ts'
import { selectionTexts } from './selection-texts.ts'
import { texts } from './texts.ts'

type Props<Row> = {
  acts: readonly SelectionAct<Row>[]
  rows: readonly Row[]
  nameOf: (row: Row) => string
  isBusy: boolean
  onAct: (act: SelectionAct<Row>, taking: readonly Row[], leftOut: readonly string[]) => void
  children: ReactNode
}

/** More than these do not fit side by side. */
const mostButtons = 2

/** The actions on the selected rows: buttons, or the first one and a menu. An action no row can take gives the reason. */
export function SelectionActs<Row>({ acts, rows, nameOf, isBusy, onAct, children }: Props<Row>) {
  const group = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => moveFocusToTable(group.current), [])
  const offered = acts.map((act) => {
    const reasons = rows.map((row) => ({ row, reason: act.whyNot?.(row) }))
    const taking = reasons.flatMap(({ row, reason }) => (reason ? [] : [row]))
    const leftOut = reasons.flatMap(({ row, reason }) =>
      reason ? [t(selectionTexts.of_row, { name: nameOf(row), reason: t(reason) })] : [],
    )
    const tooMany = act.most && taking.length > act.most.rows ? act.most.why : undefined
    const disabledBecause = taking.length === 0 ? reasons[0]?.reason : tooMany
    return { ...act, disabledBecause, onSelect: () => onAct(act, taking, leftOut) }
  })
  const inMenu = offered.length > mostButtons ? offered.slice(1) : []
  return (
    <div className="k-selection" role="group" aria-label={t(selectionTexts.act_on_chosen)} ref={group}>
      {offered.slice(0, offered.length - inMenu.length).map((act) => (
        <ActButton key={act.key} act={act} isBusy={isBusy} />
      ))}
      {inMenu.length > 0 && (
        <ButtonMenu
          size="small"
          icon={<DownOutlined aria-hidden />}
          iconPlacement="end"
          loading={busy(isBusy)}
          menu={{ items: inMenu.map(actItem) }}
        >
          {t(texts.actions)}
        </ButtonMenu>
      )}
      {children}
    </div>
  )
}

type ActOffer = Pick<SelectionAct<never>, 'key' | 'label' | 'icon'> & { disabledBecause: Text | undefined; onSelect: () => void }

function ActButton({ act: { label, icon, disabledBecause, onSelect }, isBusy }: { act: ActOffer; isBusy: boolean }) {
  if (disabledBecause && !isBusy) {
    return (
      <UnavailableButton size="small" icon={icon} reason={t(disabledBecause)}>
        {t(label)}
      </UnavailableButton>
    )
  }
  return (
    <Button size="small" icon={icon} loading={busy(isBusy)} onClick={onSelect}>
      {t(label)}
    </Button>
  )
}

/** Removed together with the last selected row: the focus moves to its table. */
const moveFocusToTable = (group: HTMLElement | null) => () => {
  if (group?.contains(document.activeElement)) group.closest('.k-list')?.querySelector('table')?.focus({ preventScroll: true })
}
