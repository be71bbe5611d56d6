import { Modal } from 'antd'
import { useEffect } from 'react'
import { bindConfirm } from './confirm.ts'

/** Connects `confirm` to the page. Mounted once, by `ConfirmHost`. */
export function Confirmer() {
  const [modal, dialogs] = Modal.useModal()
  useEffect(() => {
    bindConfirm(async ({ title, text, reasons = [], more, isReady, yes, no, isLoss = true, act }) => {
      const okButton = () => ({ okButtonProps: { danger: isLoss, disabled: isReady?.get() === false } })
      const answer = modal.confirm({
        title,
        content: (
          <>
            {text}
            {reasons.length > 0 && <Reasons reasons={reasons} />}
            {more}
          </>
        ),
        okText: yes,
        ...okButton(),
        cancelText: no,
        focusable: { autoFocusButton: 'cancel' },
        onOk: act,
      })
      const stop = isReady?.subscribe(() => answer.update(okButton()))
      const isSure = await answer
      stop?.()
      return isSure
    })
    return () => bindConfirm(undefined)
  }, [modal])
  return dialogs
}

const Reasons = ({ reasons }: { reasons: readonly string[] }) => (
  <ul className="k-reasons">
    {reasons.map((reason) => (
      <li key={reason}>{reason}</li>
    ))}
  </ul>
)
