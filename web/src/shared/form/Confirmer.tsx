import { App } from 'antd'
import { useEffect } from 'react'
import { askWith } from './confirm.ts'

/** Connects `confirm` with the page. Stands once, inside antd's App. */
export function Confirmer() {
  const { modal } = App.useApp()
  useEffect(() => {
    askWith(async ({ title, text, yes, no, act }) => {
      const answer = modal.confirm({
        title,
        content: text,
        okText: yes,
        okButtonProps: { danger: true },
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
