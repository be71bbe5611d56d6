import { Button } from 'antd'
import { useState } from 'react'
import type { Notice } from './notify.ts'

type Props = { steps: NonNullable<Notice['next']>; onDone: () => void }

/** Likely next steps, each usable once; the last one closes the notice. */
export function NextSteps({ steps, onDone }: Props) {
  const [left, setLeft] = useState(steps)
  return left.map((step) => (
    <Button
      key={step.label}
      className="k-note-action"
      type="link"
      size="small"
      onClick={() => {
        const others = left.filter((other) => other !== step)
        setLeft(others)
        if (others.length === 0) onDone()
        step.onSelect()
      }}
    >
      {step.label}
    </Button>
  ))
}
