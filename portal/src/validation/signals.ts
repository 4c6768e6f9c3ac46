let audio: AudioContext | undefined

function tone(frequency: number, from: number, seconds: number) {
  if (!audio) return
  const [oscillator, gain] = [audio.createOscillator(), audio.createGain()]
  oscillator.frequency.value = frequency
  gain.gain.value = 0.2
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(audio.currentTime + from)
  oscillator.stop(audio.currentTime + from + seconds)
}

/** Sound and vibration, for staff who look at the person rather than the screen. */
export function signal(isAccepted: boolean): void {
  navigator.vibrate?.(isAccepted ? 80 : [200, 100, 200])
  try {
    audio ??= new AudioContext()
  } catch {
    return
  }
  // Browsers play no sound before the first interaction with the page.
  if (audio.state === 'suspended') void audio.resume().catch(() => {})
  if (isAccepted) {
    tone(880, 0, 0.09)
    tone(1320, 0.1, 0.14)
  } else tone(196, 0, 0.45)
}
