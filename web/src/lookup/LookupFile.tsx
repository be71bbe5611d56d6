import { UploadOutlined } from '@ant-design/icons'
import { fileEndings, largestFile } from '@kasack/contract/file.ts'
import type { LookupEntity } from '@kasack/contract/lookup.ts'
import { Button } from 'antd'
import type { ChangeEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { recordPath } from '../shared/address/record-path.ts'
import type { CallResult } from '../shared/call/send.ts'
import { request } from '../shared/call/api.ts'
import { apiPath } from '../shared/call/send.ts'
import { tellDone } from '../shared/call/undo.ts'
import { messageOf } from '../shared/call/refusal.ts'
import { formatBytes } from '../shared/language/format-bytes.ts'
import { useText } from '../shared/language/i18n.ts'
import { busy } from '../shared/look/busy.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { texts } from './texts.ts'

type Stored = { name: string; size: number; type: string }
type Props = { of: LookupEntity; entry: { id: number; name: string; file?: Stored | null } }

const types: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
}
const accepted = Object.values(fileEndings)
  .flat()
  .map((ending) => `.${ending}`)
  .join()

/** The file of an entry, to download, and the way to a new one. */
export function LookupFile({ of, entry: { id, name, file } }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const problemId = useId()
  const path = `${recordPath(of, id)}/file/`

  async function upload({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    target.value = '' // the same file may be chosen again
    if (!chosen) return
    if (chosen.size > largestFile) return setProblem(t(texts.too_large, { name: chosen.name }))
    const body = new FormData()
    body.set('file', chosen)
    setSending(true)
    setProblem(null)
    const told = {
      200: (answer: CallResult<unknown>) => tellDone(t(texts.file_kept, { name }), answer),
      400: (answer: CallResult<unknown>) => {
        if (!answer.ok) setProblem(messageOf(answer))
      },
    }
    await request({ method: 'POST', path, body, hooks: told })
    setSending(false)
  }

  return (
    <>
      <div className="k-file">
        {file ? (
          <TwoLines
            first={
              <a href={apiPath + path} download className="k-line" title={file.name}>
                {file.name}
              </a>
            }
            second={t(texts.file_remark, { type: types[file.type] ?? t(texts.plain_text), size: formatBytes(file.size) })}
          />
        ) : (
          <span className="k-none">{t(texts.no_file)}</span>
        )}
        <Button
          size="small"
          icon={<UploadOutlined aria-hidden />}
          loading={busy(isSending)}
          aria-label={t(texts.upload_for, { name })}
          aria-describedby={problem === null ? undefined : problemId}
          title={t(texts.file_hint)}
          onClick={() => input.current?.click()}
        >
          {t(file ? texts.replace_file : texts.choose_file)}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={accepted}
          aria-label={t(texts.upload_for, { name })}
          onChange={(event) => void upload(event)}
        />
      </div>
      {problem !== null && (
        <p id={problemId} className="k-file-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
