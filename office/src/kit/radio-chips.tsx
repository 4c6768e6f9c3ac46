type Props = {
  legend: string
  name: string
  /** Values with their texts; the first is chosen. */
  choices: readonly { value: string; text: string }[]
  id?: string
}
/** A choice of a few short values. */
export const RadioChips = ({ legend, name, choices, id }: Props) => (
  <fieldset id={id}>
    <legend>{legend}</legend>
    <div className="chips">
      {choices.map(({ value, text }, i) => (
        <label key={value} className="chip">
          <input type="radio" name={name} value={value} defaultChecked={i === 0} required />
          {text}
        </label>
      ))}
    </div>
  </fieldset>
)
