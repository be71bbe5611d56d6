import { UploadOutlined } from '@ant-design/icons'
import { largestFile } from '@kasack/contract/file.ts'
import type { LookupEntity } from '@kasack/contract/lookup.ts'
import { Button } from 'antd'
import type { ChangeEvent } from 'react'
import { useId, useRef, useState } from 'react'
import type { CallResult } from '../shared/call/send.ts'
import { notifyDone } from '../shared/call/undo.ts'
import { messageOf } from '../shared/call/refusal.ts'
import { acceptedFiles, fileAddress, sendFile } from '../shared/call/file.ts'
import { useText } from '../shared/language/i18n.ts'
import { busy } from '../shared/look/busy.ts'
import { formatFile } from '../shared/part/file-type.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { texts } from './texts.ts'

type StoredFile = { name: string; size: number; type: string }
type Props = { of: LookupEntity; entry: { id: number; name: string; file?: StoredFile | null } }

/** Downloads the file of an entry, or replaces it. */
export function LookupFile({ of, entry: { id, name, file } }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const problemId = useId()

  async function upload({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    target.value = '' // so that the same file can be chosen again
    if (!chosen) return
    if (chosen.size > largestFile) return setProblem(t(texts.too_large, { name: chosen.name }))
    setSending(true)
    setProblem(null)
    const told = {
      200: (answer: CallResult<unknown>) => notifyDone(t(texts.file_kept, { name }), answer),
      400: (answer: CallResult<unknown>) => {
        if (!answer.ok) setProblem(messageOf(answer))
      },
    }
    await sendFile(of, id, chosen, { hooks: told })
    setSending(false)
  }

  return (
    <>
      <div className="k-file">
        {file ? (
          <TwoLines
            first={
              <a href={fileAddress(of, id)} download className="k-line" title={file.name}>
                {file.name}
              </a>
            }
            second={formatFile(file)}
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
          accept={acceptedFiles}
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
