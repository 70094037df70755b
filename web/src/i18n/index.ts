export { bestLanguage, isLanguage, LANGUAGES, type Language } from "./languages";
export { addTexts, hasText, language, loadTexts, startTexts, switchLanguage, t } from "./texts.svelte";
