import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons'
import type { Ref } from '@kasack/contract/field.ts'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import type { ControlProps } from '../shared/form/control.ts'
import { labelId } from '../shared/form/control.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** Entries reordered by dragging or step by step; focus stays on the moved entry. */
export function LookupOrder({ value, onChange, aria }: ControlProps) {
  const t = useText()
  const entries = (value ?? []) as Ref[]
  const [dragged, setDragged] = useState<number | null>(null)
  const [told, setTold] = useState('')
  const list = useRef<HTMLOListElement>(null)

  function move(from: number, to: number) {
    const entry = entries[from]
    if (!entry || to < 0 || to >= entries.length) return
    const rest = entries.filter((one) => one !== entry)
    onChange([...rest.slice(0, to), entry, ...rest.slice(to)])
    setTold(t(texts.now_at, { name: entry.name, place: to + 1, count: entries.length }))
  }
  const dragOver = (at: number) => {
    const from = entries.findIndex(({ id }) => id === dragged)
    if (from !== -1 && from !== at) move(from, at)
  }
  /** At either end one of the two buttons is disabled, so focus goes to the other one. */
  const step = (at: number, to: number) => {
    move(at, to)
    const isAtEnd = to === 0 || to === entries.length - 1
    const id = entries[at]?.id
    if (isAtEnd) requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-id="${id}"] button:not(:disabled)`)?.focus())
  }

  return (
    <>
      <ol ref={list} id={aria.id} className="k-order" aria-labelledby={labelId(aria.id)}>
        {entries.map(({ id, name }, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- buttons do the same by keyboard
          <li
            key={id}
            data-id={id}
            data-dragged={dragged === id || undefined}
            draggable
            onDragStart={() => setDragged(id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              event.preventDefault()
              dragOver(at)
            }}
          >
            <HolderOutlined aria-hidden />
            <span className="k-order-name">{name}</span>
            <Button
              type="text"
              size="small"
              icon={<ArrowUpOutlined aria-hidden />}
              aria-label={t(texts.up, { name })}
              disabled={at === 0}
              onClick={() => step(at, at - 1)}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowDownOutlined aria-hidden />}
              aria-label={t(texts.down, { name })}
              disabled={at === entries.length - 1}
              onClick={() => step(at, at + 1)}
            />
          </li>
        ))}
      </ol>
      <span className="k-sr" role="status">
        {told}
      </span>
    </>
  )
}
