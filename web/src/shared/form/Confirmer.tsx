import { App } from 'antd'
import { useEffect } from 'react'
import { askWith } from './confirm.ts'

/** Connects `confirm` with the page. Stands once, inside antd's App. */
export function Confirmer() {
  const { modal } = App.useApp()
  useEffect(() => {
    askWith(async ({ title, text, reasons = [], yes, no, isLoss = true, act }) => {
      const answer = modal.confirm({
        title,
        content: reasons.length > 0 ? <Reasons text={text} reasons={reasons} /> : text,
        okText: yes,
        okButtonProps: { danger: isLoss },
        cancelText: no,
        focusable: { autoFocusButton: 'cancel' },
        onOk: act,
      })
      return await answer
    })
    return () => askWith(undefined)
  }, [modal])
  return null
}

const Reasons = ({ text, reasons }: { text: string; reasons: readonly string[] }) => (
  <>
    {text}
    <ul className="k-reasons">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  </>
)
