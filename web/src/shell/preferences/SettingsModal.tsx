import { Button, Form, Modal, Switch } from 'antd'
import { useRef } from 'react'
import { useText } from '../../shared/language/i18n.ts'
import type { ModalProps } from '../../shared/address/modals.ts'
import { openModal } from '../../shared/address/modals.ts'
import { Segments } from '../../shared/part/Segments.tsx'
import { preferences } from '../../shared/storage/preference.ts'
import { useStore } from '../../shared/program/store.ts'
import { chooseBeta, chooseKeys, chooseLanguage, chooseScheme } from './choose-preference.ts'
import { keysModal } from './door.ts'
import { texts } from './texts.ts'

const languages = [
  { value: 'de' as const, label: 'Deutsch' },
  { value: 'en' as const, label: 'English' },
]
const schemes = [
  { value: 'auto' as const, label: texts.colours_auto },
  { value: 'light' as const, label: texts.colours_light },
  { value: 'dark' as const, label: texts.colours_dark },
]

/** Every change applies at once. */
export function SettingsModal({ onClose }: Pick<ModalProps, 'onClose'>) {
  const t = useText()
  const first = useRef<HTMLDivElement>(null)
  const { language, scheme, beta, keys } = useStore(preferences)
  return (
    <Modal
      open
      className="k-modal"
      width={480}
      title={t(texts.settings)}
      onCancel={onClose}
      footer={<Foot onClose={onClose} />}
      afterOpenChange={() => first.current?.querySelector<HTMLElement>('input:checked')?.focus()}
    >
      <div ref={first}>
        <Form className="k-form" layout="vertical">
          <Form.Item label={t(texts.language)}>
            <Segments name="language" aria-label={t(texts.language)} options={languages} value={language} onChange={chooseLanguage} />
          </Form.Item>
          <Form.Item label={t(texts.colours)}>
            <Segments
              name="scheme"
              aria-label={t(texts.colours)}
              options={schemes.map(({ value, label }) => ({ value, label: t(label) }))}
              value={scheme}
              onChange={chooseScheme}
            />
          </Form.Item>
          <Form.Item label={t(texts.single_keys)} htmlFor="single-keys" extra={<KeysHelp />}>
            <Switch id="single-keys" checked={keys} onChange={chooseKeys} />
          </Form.Item>
          <Form.Item label={t(texts.beta)} htmlFor="beta" extra={t(texts.beta_help)}>
            <Switch id="beta" checked={beta} onChange={chooseBeta} />
          </Form.Item>
        </Form>
      </div>
    </Modal>
  )
}

function KeysHelp() {
  const t = useText()
  return (
    <>
      {t(texts.single_keys_help)}{' '}
      <Button type="link" size="small" className="k-in-text" onClick={() => openModal(keysModal)}>
        {t(texts.show_keys)}
      </Button>
    </>
  )
}

function Foot({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <div className="k-modal-foot">
      <span>{t(texts.saved_here)}</span>
      <Button onClick={onClose}>{t(texts.close)}</Button>
    </div>
  )
}
