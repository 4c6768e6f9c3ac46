export function WelcomeScreen() { return null }
