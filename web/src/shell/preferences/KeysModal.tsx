import { Modal } from 'antd'
import { Fragment } from 'react'
import type { ModalProps } from '../../shared/address/modals.ts'
import { useText } from '../../shared/language/i18n.ts'
import { preferences } from '../../shared/storage/preference.ts'
import { useStore } from '../../shared/program/store.ts'
import { groups, texts } from './key-texts.ts'

/** Lists the keyboard shortcuts. */
export function KeysModal({ onClose }: Pick<ModalProps, 'onClose'>) {
  const t = useText()
  const { keys: isOn } = useStore(preferences)
  return (
    <Modal open className="k-modal" width={480} title={t(texts.keys)} onCancel={onClose} footer={null}>
      <table className="k-keys">
        <thead className="k-sr">
          <tr>
            <th scope="col">{t(texts.key)}</th>
            <th scope="col">{t(texts.does)}</th>
          </tr>
        </thead>
        {groups.map(({ title, keys }) => (
          <tbody key={title.en}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {t(title)}
              </th>
            </tr>
            {keys.map(({ keys: names, does }) => (
              <tr key={does.en}>
                <td>
                  {names.map((name, at) => (
                    <Fragment key={typeof name === 'string' ? name : name.en}>
                      {at > 0 && ` ${t(texts.or)} `}
                      <kbd className="k-kbd">{typeof name === 'string' ? name : t(name)}</kbd>
                    </Fragment>
                  ))}
                </td>
                <td>{t(does)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className="k-label">{t(isOn ? texts.on : texts.off)}</p>
    </Modal>
  )
}
