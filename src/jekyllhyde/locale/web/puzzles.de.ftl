### Aufgaben: den Zug finden. Deutsch.

puzzle-title = Aufgaben
puzzle-lead = Stellungen aus Runden zwischen Bots. Nach dem, was du wissen kannst, ist ein Zug klar der beste: Finde ihn.
puzzle-all = Alle Aufgaben
puzzle-unknown = Unter diesem Link gibt es keine Aufgabe. Vielleicht fehlt ein Stück davon.
puzzle-panel = Die Frage
puzzle-notes = Zum Nachsehen
puzzle-rating = Stärke { $rating }

## Die Frage und die Antwort

puzzle-question = { $camp }, du bist dran: welcher Zug?
puzzle-question-card = { $camp }, du wirst gebeten: welche Karte?
puzzle-wrong = Es geht besser. Versuch etwas anderes.
puzzle-compared = „{ $move }“ ist { $made } Punkte wert, der beste Zug { $best }.
puzzle-right = Richtig: { $move }.
puzzle-shown = Der beste Zug: { $move }.
puzzle-change = Deine Stärke { $change }
puzzle-give-up = Antwort zeigen
puzzle-next = Nächste Aufgabe
puzzle-values = Werte zeigen
puzzle-hands = Alle Karten zeigen

## Die Übersicht

puzzle-begin = Eine Aufgabe lösen
puzzle-go-on = Nächste Aufgabe
puzzle-go-on-lead = So schwer, wie es dir passt
puzzle-of-day = Aufgabe des Tages
puzzle-day-solved = { $date }: gelöst
puzzle-day-missed = { $date }: verfehlt
puzzle-your-rating = Deine Stärke
puzzle-solved = Gelöst
puzzle-row = In Folge gelöst
puzzle-days = Tage in Folge
puzzle-history = Deine letzten Aufgaben
puzzle-was-solved = Gelöst:
puzzle-was-missed = Verfehlt:

## Themen

puzzle-themes = Themen
puzzle-theme-count = { $solved } von { $all }
puzzle-theme-finesse = Der Schnitt
    .about = Einen Gegner bitten, obwohl du nicht musst.
puzzle-theme-forcing = Heraus mit der Verwandlung
    .about = Den bitten, der sie kaum behalten kann.
puzzle-theme-transformation = Deine Verwandlung
    .about = Der rechte Augenblick für sie.
puzzle-theme-deed = Eine Tat retten
    .about = Eine von deinen liegt auf dem Tisch oder ist in deiner Hand.
puzzle-theme-counting = Karten zählen
    .about = Es bleibt wenig, was du nicht weißt.
puzzle-theme-last-trick = Die letzten Stiche
    .about = Das Ende gewinnen, oder es verteidigen.
puzzle-theme-answer = Du wirst gebeten
    .about = Welche Karte gibst du?
puzzle-theme-judgement = Augenmaß
    .about = Abwägen, was wahrscheinlich ist.
