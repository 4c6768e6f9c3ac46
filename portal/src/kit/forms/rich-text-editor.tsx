import '@mantine/tiptap/styles.css'
import { Input, Text } from '@mantine/core'
import { RichTextEditor as Editor } from '@mantine/tiptap'
import Highlight from '@tiptap/extension-highlight'
import TextAlign from '@tiptap/extension-text-align'
import { useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useId, type ReactNode } from 'react'
import { useMessages, type Language } from '../text/messages.ts'
import { richTextMessages } from './rich-text.messages.ts'
import styles from './rich-text.module.css'

const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
    trailingNode: false,
  }),
  Highlight,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
]
const storedOf = (html: string) => (html.replace(/<[^>]*>|&nbsp;|\s/g, '') ? html : '')

export type RichTextProps = {
  label: string
  /** Formatted text (HTML) as stored; empty for none. */
  value: string
  onChange: (html: string) => void
  /** Maximum length by the contract, which includes the markup. */
  max: number
  /** Language of the text. */
  lang: Language
  error?: ReactNode
  isRequired?: boolean
  description?: string
  /** Path of the value in its form, so that its error can be focused. */
  path?: string
}

/** The editor: headings, marks, lists, alignment, and the used share of the limit. */
export function RichTextEditor({
  label,
  value,
  onChange,
  max,
  lang,
  error,
  isRequired = false,
  description,
  path,
}: RichTextProps) {
  const messages = useMessages(richTextMessages)
  const id = useId()
  const editor = useEditor(
    {
      extensions,
      content: value,
      shouldRerenderOnTransaction: true,
      immediatelyRender: true,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          lang,
          'aria-describedby': `${id}-used${error ? ` ${id}-problem` : ''}`,
          ...(path && { 'data-path': path }),
          ...(isRequired && { 'aria-required': 'true' }),
        },
      },
      onUpdate: ({ editor: typed }) => onChange(storedOf(typed.getHTML())),
    },
    [lang, label],
  )
  // A value from outside (a reset, or the text of the other language) replaces the content; a value
  // that was typed here is the same and is skipped.
  useEffect(() => {
    if (!editor.isDestroyed && storedOf(editor.getHTML()) !== value)
      editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return (
    <Input.Wrapper
      label={label}
      withAsterisk={isRequired}
      description={description}
      error={error}
      errorProps={{ id: `${id}-problem` }}
      labelElement="div"
      className="shrinks"
    >
      {/* The library exports two copies of this type, for `require` and for `import`. */}
      <Editor
        editor={editor}
        labels={messages.controls}
        variant="subtle"
        withTypographyStyles={false}
        data-bad={error ? true : undefined}
        classNames={{ root: styles.root, content: styles.content }}
      >
        <Editor.Toolbar aria-label={messages.toolbar} role="toolbar">
          <Editor.ControlsGroup>
            <Editor.H1 />
            <Editor.H2 />
            <Editor.H3 />
          </Editor.ControlsGroup>
          <Editor.ControlsGroup>
            <Editor.Bold />
            <Editor.Italic />
            <Editor.Underline />
            <Editor.Strikethrough />
            <Editor.Highlight />
          </Editor.ControlsGroup>
          <Editor.ControlsGroup>
            <Editor.BulletList />
            <Editor.OrderedList />
          </Editor.ControlsGroup>
          <Editor.ControlsGroup>
            <Editor.AlignLeft />
            <Editor.AlignCenter />
            <Editor.AlignRight />
            <Editor.AlignJustify />
          </Editor.ControlsGroup>
        </Editor.Toolbar>
        <Editor.Content />
      </Editor>
      <Text
        size="xs"
        c={value.length > max ? 'var(--mantine-color-error)' : 'dimmed'}
        ta="right"
        id={`${id}-used`}
      >
        {messages.used(value.length, max)}
      </Text>
    </Input.Wrapper>
  )
}
