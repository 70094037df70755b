### Die Lektionen, Satz für Satz. Deutsch; learn.en.ftl ist das Original.

learn-heading = Das Spiel lernen
learn-intro = Setz dich, nimm sieben Karten und spiele. Jede Regel kommt, wenn sie gebraucht wird.
learn-you = Du
learn-minutes = { $minutes ->
    [one] Etwa eine Minute
   *[other] Etwa { $minutes } Minuten
}
learn-begin = Anfangen
learn-resume = Weiter, wo du aufgehört hast
learn-again = Noch einmal spielen
learn-done = Geschafft
learn-go-on = Weiter
learn-all-chapters = Alle Kapitel
learn-show-me = Zeig es mir
learn-good-moves = Gemeint ist: { $moves }
learn-good-card = { $card } spielen
learn-good-ask = { $player } bitten
learn-progress = Fortschritt in diesem Kapitel
learn-teacher = Die Lektion
learn-ranks = Was schlägt was
learn-your-move = Dein Zug
learn-finished = Dieses Kapitel hast du geschafft.
learn-next-chapter = Als Nächstes: { $chapter }
learn-play-now = Gleich spielen
learn-read-rules = Regeln lesen

## A first round

learn-round = Eine erste Runde
    .about = Vier Spieler, sieben Stiche, alle Regeln, die du brauchst.
learn-round-welcome = Guten Abend. Du sitzt im Süden und spielst für Dr. Jekyll, mit Nora gegenüber als Partnerin. Edgar und Wilkie spielen für Mr. Hyde. Jeder hat sieben Karten, gespielt werden sieben Stiche.
learn-round-backs = Jede Karte gehört zu einem Lager: Der Glaskolben ist Jekylls, der Zylinder Hydes. Das Zeichen steht auch auf der Rückseite, also kann jeder zählen, wer was hat. Die Zahlen neben den Namen tun es für dich.
learn-round-lead = Du spielst aus. In deinem Zug ist eine Karte deines Lagers fällig: eine Jekyll-Karte. Personen sind die hohen Karten, von A abwärts bis E. Spiele Dr. Jekyll, dein A.
learn-round-try-scene = Ein Ort liegt unter jeder Person, Hyde hätte ihn gleich. Versuche dein A.
learn-round-try-deed = Taten sind die niedrigsten Karten. Behalte die Reue, sie wird noch kostbar. Versuche dein A.
learn-round-try-transformation = Zu früh. Mit einer Verwandlung gewinnt niemand den Stich. Versuche dein A.
learn-round-try-ask-later = Bitten ist erlaubt und kommt gleich. Spiele zuerst eine eigene Karte.
learn-round-first-won = Nichts schlägt dein A, der Stich gehört dir: { $points } Punkte für Jekyll. Ein Ort zählt so viel, wie seine Zahl sagt, eine Person 1. Wer einen Stich gewinnt, spielt zum nächsten aus.
learn-round-ask = Jetzt das Herz des Spiels. Statt selbst zu spielen, darfst du jeden bitten, der eine Jekyll-Karte hat, Partner oder Gegner. Wer gebeten wird, muss eine für dich spielen, sucht sie sich aber selbst aus. Bitte nun Nora.
learn-round-try-ask-now = Könntest du. Aber hier ist etwas Besseres: Bitte Nora, für dich zu spielen.
learn-round-try-ask-foe = Auch Gegner darf man bitten. Aber wer gebeten wird, wählt die Karte, und ein Gegner wählt zu deinem Schaden. Bitte lieber Nora.
learn-round-asked-chose = Nora hat Mr. Utterson gewählt, ein B. Die Karte liegt auf deiner Seite: Sie zählt als deine. Und der Zug geht von dir aus weiter, nicht von Nora.
learn-round-equals = Auch Wilkie spielt Utterson, den nächtlichen. Gleich hohe Karten: Die zuerst gespielte bleibt vorn. Das ist deine. Auch alle Orte sind gleich hoch, egal welche Zahl sie tragen.
learn-round-asked = Jetzt bittet Edgar dich um eine Hyde-Karte. Du musst eine spielen, aber du wählst. Noch gehört der Stich dir: Was hättest du gern darin?
learn-round-try-high-for-them = Mr. Hyde ist ein A. Für Edgar gespielt, schlüge er dein B und holte den Stich. Wähle eine andere Karte.
learn-round-second-won = Gut gewählt: { $points } Punkte. Nora hat die Barmherzigkeit dazugelegt, eine Tat Jekylls. Taten haben keine Punkte. Sie vervielfachen die ihres eigenen Lagers, wenn dieses sie gewinnt.
learn-round-second-won-murder = Mit kühlem Kopf gewählt: nur { $points } Punkte, aber Hydes beste Tat liegt in deinem Stapel, wo sie nichts vervielfacht. Nora hat die Barmherzigkeit dazugelegt, eine eigene Tat: Sie wird eure Punkte vervielfachen.
learn-round-deeds = Du spielst aus. Auf der Hand hast du die Reue, eine Tat mit × 3, wenn euer Team sie gewinnt. Aber Taten sind am niedrigsten: Jetzt ausgespielt, wäre sie verloren. Gib lieber einen Ort mit wenigen Punkten.
learn-round-try-deed-lead = Alles außer einer anderen Tat schlägt sie, und in Hydes Stapel ist deine Reue nichts wert. Gib lieber den Ort.
learn-round-try-keep-transformation = Heb dir die Verwandlung für einen Stich auf, den du verlieren würdest. Gib lieber den Ort.
learn-round-try-save = Noras gute Karten werden später gebraucht. Gib lieber deinen eigenen Ort.
learn-round-deed-lost = Nora hat Edgar gebeten, und er hat eure Mildtätigkeit gewählt. In Hydes Stapel bewirkt eine Tat Jekylls nichts.
learn-round-third-lost = Wilkies D gewinnt den Stich: { $points } Punkte für Hyde, und mit der Rücksichtslosigkeit ein Faktor von 2. Jetzt spielt Wilkie aus.
learn-round-rescue = Du bist zuletzt an der Reihe. Edgars C liegt vorn, und { $lying } Punkte gehen gleich an Hyde. Aber du hast eine Karte für solche Augenblicke: die Verwandlung.
learn-round-try-remorse-lost = Dann ginge die Reue mit allem anderen an Hyde. Such die Karte mit den zwei Gesichtern.
learn-round-try-not-certain = Vielleicht hat jemand eine Karte, die hoch genug ist, aber wissen kannst du es nicht. Die Verwandlung ist sicher.
learn-round-carried = Verwandlung! Niemand gewinnt den Stich. Die vier Karten bleiben auf dem Tisch, { $points } Punkte, und wer den nächsten Stich gewinnt, nimmt sie mit. Du hast die Verwandlung gespielt, also spielst du aus.
learn-round-bell = Um diesen Stich lohnt sich der Kampf. Deine einzige Jekyll-Karte ist die Reue, viel zu niedrig. Nora hat mehrere: Bitte sie.
learn-round-try-too-low = Die Reue kann nicht gewinnen, und auf dem Tisch liegen { $lying } Punkte. Bitte lieber Nora.
learn-round-asked-again = Nora hat dir ein D gegeben. Jetzt bittet Wilkie dich um eine Hyde-Karte. Wieder wählst du, und wieder liegst du vorn.
learn-round-try-high-again = Mr. Hyde schlüge dein D, und Wilkie bekäme alles. Wähle die andere Karte.
learn-round-fifth-won = { $points } Punkte auf einmal, mit den liegen gebliebenen Karten. Dafür ist eine Verwandlung da.
learn-round-fifth-won-murder = { $points } Punkte auf einmal, mit den liegen gebliebenen Karten. Und der Mord, Hydes beste Tat, liegt in deinem Stapel, wo er nichts vervielfacht.
learn-round-remorse = Noch zwei Stiche. Hydes Verwandlung war noch nicht zu sehen; im letzten Stich würde sie alle Karten darin wertlos machen. Und Hydes Personen sind bis auf die in deiner Hand gespielt, also kann Nora diesen Stich gewinnen. Spiel jetzt die Reue aus.
learn-round-try-last-chance = Dann bliebe die Reue für den letzten Stich, und gerade der ist in Gefahr. Spiel sie jetzt aus.
learn-round-sixth-won = Nora gewinnt mit ihrem C. Die Reue ist in Sicherheit: Mit der Barmherzigkeit ist euer Faktor 2 + 3 = 5.
learn-round-forced = Der letzte Stich. Edgar hat keine Hyde-Karte mehr und bittet dich. Du hast nur eine Karte, also gibt es nichts zu wählen.
learn-round-must-ask = Dein Zug, und deine Hand ist leer. Wer nicht spielen kann, muss bitten, und zwar jemanden, der eine Jekyll-Karte hat. Die letzte hat Edgar.
learn-round-neutral = Verwandlung! Da ist sie. Im letzten Stich macht sie alle vier Karten neutral: Sie zählen für niemanden.
learn-round-sum = Die Abrechnung. Jekyll: { $jekyll_points } Punkte mal Faktor { $jekyll_factor } macht { $jekyll_score }. Hyde: { $hyde_points } mal { $hyde_factor } macht { $hyde_score }. Ohne eigene Tat bekommt ein Team nichts, wie viele Punkte es auch hat.
learn-round-match = Gespielt wird Runde um Runde, bis ein Team das Ziel erreicht: 1000 in einer ganzen Partie, 300 in einer kurzen wie bei „Gleich spielen“. Dann gewinnt der höhere Gesamtstand. Das ist das ganze Spiel. Der Rest ist, zu wissen, wen man bittet.

## Asking an opponent

learn-asking = Wann man Gegner bittet
    .about = Sechs Endspiele: was Gegner aus einer Bitte machen und wann sie dir trotzdem nützt.
learn-asking-welcome = Wer gebeten wird, wählt die Karte, und ein Gegner wählt, was dir am meisten schadet. Hier sind sechs Endspiele; du spielst wieder mit Nora für Jekyll. Im ersten bist du der Gegner, der gebeten wird.
learn-asking-asked = Dein A liegt vorn. Wilkie, der als Letzter spielt, bittet dich um eine Hyde-Karte, und die landet in deinem Stich. Welche deiner Hyde-Karten würde Hyde am meisten fehlen?
learn-asking-try-unmissed = Das ist sicher, denn dein A lag zuerst. Aber es kostet Hyde nur einen Punkt. Such die Hyde-Karte, die vervielfacht.
learn-asking-try-five = Fünf Punkte sind willkommen. Aber eine deiner Hyde-Karten ist für Hyde viel mehr wert: Sie vervielfacht alles, was sie gewinnen.
learn-asking-murder-caught = { $points } Punkte, und der Mord liegt in deinem Stapel, wo er nichts vervielfacht. Das machen Gegner aus einer Bitte: Sie geben die Karte, die dir am meisten fehlen wird.
learn-asking-certain = Das zweite Endspiel. Jetzt bist du am Zug, zuletzt im Stich. Edgars D liegt vorn, im Stich sind { $lying } Punkte und der Mord. Außer deinen sind noch drei Jekyll-Karten im Spiel: A, D und die Reue. Eine davon hat Edgar, zwei hat Wilkie. Bitten oder selbst spielen?
learn-asking-try-mercy-lost = Taten haben den niedrigsten Rang: Hyde bekäme die Barmherzigkeit und den Mord dazu. Du hast eine Karte, die gewinnt.
learn-asking-try-one-of-three = Edgar hat keine Wahl, aber seine Karte kannst du nicht kennen. Ein D schlägt das frühere D nicht, und die Reue wäre verloren. Dein eigenes B ist sicher.
learn-asking-try-throws-deed = Wilkie hat zwei Jekyll-Karten und damit die Wahl. Ist die Reue dabei, gibt er sie Hyde in diesem Stich. Bitte keinen Gegner, der deine Tat wegwerfen kann.
learn-asking-certain-won = { $points } Punkte, und der Mord liegt in deinem Stapel. Wenn eine eigene Karte genügt, brauchst du niemanden.
learn-asking-single-look = Das dritte Endspiel. Noras A liegt vorn, du bist zuletzt an der Reihe, und { $lying } Punkte liegen auf dem Tisch. Der letzte Stich wird Hyde gehören, denn nur unter den Hyde-Karten sind noch Personen.
learn-asking-single = Was darf für den letzten Stich nicht übrig bleiben? Zähle: Wilkie hat eine Jekyll-Karte, und nur die Reue war noch nicht zu sehen.
learn-asking-try-points = Fünf Punkte mehr. Aber beide Taten blieben für den letzten Stich, und Hyde bekäme sie.
learn-asking-try-mercy-alone = Die Barmherzigkeit, × 2, wäre sicher. Aber die Reue, × 3, fiele in Hydes Stich, und du kannst sie jetzt bekommen.
learn-asking-single-won = Wilkie hatte keine Wahl: { $points } Punkte, und mit der Reue ein Faktor von 1 + 3 = 4. Ein Gegner mit einer einzigen Jekyll-Karte muss sie spielen. Weißt du, welche es ist, und willst du sie, dann bitte.
learn-asking-whom = Das vierte Endspiel. Du hast keine Jekyll-Karte, also musst du bitten. Edgars C liegt vorn, und der Mord wäre Hydes erste Tat. Drei Jekyll-Karten gibt es noch: B, 7 und 6. Nur das B schlägt ein C. Zwei davon hat Edgar, eine hat Wilkie. Wen bittest du?
learn-asking-try-choice = Mit zwei Jekyll-Karten kann Edgar wählen. Hat er das B, gibt er dir die andere. Bitte den Gegner, der keine Wahl hat.
learn-asking-whom-won = Es war das B: { $points } Punkte, und Hyde bleibt ohne Tat. Wäre es ein Ort gewesen, hätte es nichts gekostet: Edgar hätte dir das B auch nicht gegeben.
learn-asking-force = Das fünfte Endspiel, noch zwei Stiche. Edgars B liegt vorn. Außer deinem A und B gibt es zwei Jekyll-Karten, die 6 und die Verwandlung, und Edgar hat beide. Im letzten Stich macht eine Verwandlung alle Karten neutral. Was tust du dagegen?
learn-asking-try-a-now = Dein A gewinnt diesen Stich. Aber Edgar behält die Verwandlung für den letzten, und was dort liegt, zählt für niemanden.
learn-asking-try-b-now = Edgars B lag zuerst und bleibt vorn. Und die Verwandlung behielte er für den letzten Stich.
learn-asking-kept-back = Edgar gibt die 6 und behält die Verwandlung zurück. Aber auch Nora darf ihn bitten.
learn-asking-forced-out = Jetzt hat er keine andere Jekyll-Karte: Verwandlung! { $points } Punkte bleiben liegen. Im letzten Stich schlägt nichts dein A, und es nimmt sie alle mit. Zwing eine Verwandlung heraus, solange sie nicht schadet.
learn-asking-spare-look = Das letzte Endspiel. Noras D kam vor dem von Edgar und liegt vorn, und du bist zuletzt an der Reihe. Mit den liegen gebliebenen Karten sind es { $lying } Punkte.
learn-asking-spare = Außer deinem B gibt es noch zwei Jekyll-Karten, die 7 und die Reue, und Edgar hat beide. Hydes beste Karte ist noch ein C.
learn-asking-try-own-b = Das gewinnt, aber Nora gewinnt ohnehin. Dann blieben die 7 und die Reue für den letzten Stich, und das C bekäme beide.
learn-asking-spare-won = { $points } Punkte. Edgar konnte zwischen der 7 und der Reue wählen, und dir ist beides recht. Und dein B hast du noch.
learn-asking-last = Der letzte Stich. Nora hat Edgar gebeten, und er hatte nur noch die Reue. Hydes C liegt vorn. Jetzt kommt dein B.
learn-asking-last-won = Dein B gewinnt { $points } Punkte und die Reue.
learn-asking-sum = Die Abrechnung: { $jekyll_points } mal { $jekyll_factor } macht { $jekyll_score } für Jekyll, gegen { $hyde_score } für Hyde. Hättest du dein B einen Stich früher gespielt, stünde es 34 gegen 129.
learn-asking-end = Sieh dir also die Rückseiten an, bevor du einen Gegner bittest. Bitte, wenn dir jede Karte nützt, die kommen kann: die einzige, und du willst sie; irgendeine, und der Stich gehört dir; eine Verwandlung oder Tat, die herausmuss. Kann es dir schaden, spiel selbst oder bitte deinen Partner.

## Three at the table

learn-three = Zu dritt
    .about = Einer spielt allein, mit einem Geist als Partner.
learn-three-welcome = Zu dritt spielt einer von euch allein, für Hyde. Heute bist du es. Edgar und Wilkie sind Jekyll.
learn-three-ghost = Der Stuhl gegenüber ist leer. Dort sitzt der Geist, dein Partner. Seine sieben Karten liegen für alle offen, und du entscheidest für ihn.
learn-three-lead = Du spielst aus. In deinem Zug und in dem des Geistes darfst du jede Hyde-Karte nehmen, aus deiner Hand oder aus seiner. Der Geist hat Mr. Hyde, ein A. Spiele ihn.
learn-three-try-surest = Ginge auch, aber eine Karte hier wird von nichts geschlagen: Mr. Hyde, in der Hand des Geistes.
learn-three-try-no-need = Du könntest einen Jekyll-Spieler um eine Hyde-Karte bitten, aber er gäbe dir seine schlechteste. Du hast selbst bessere.
learn-three-try-transformation = Mit einer Verwandlung gewinnt niemand den Stich, und du bist dabei, ihn zu gewinnen. Behalte sie.
learn-three-ghost-turn = Jetzt ist der Geist am Zug, also wieder du. Der Stich ist so gut wie gewonnen: Leg so viele Punkte hinein, wie du kannst.
learn-three-try-more-points = Das geht besser. Welche Hyde-Karte hat die meisten Punkte, in deiner Hand oder in der des Geistes?
learn-three-won = { $points } Punkte für dich und den Geist.
learn-three-second = Du spielst wieder aus. Mr. Utterson, dein B, ist stark genug für einen Versuch.
learn-three-try-utterson = Die heb dir auf. Dein B ist die beste Karte zum Ausspielen.
learn-three-ghost-asked = Wilkie bittet den Geist um eine Jekyll-Karte. Für den Geist wählst du, unter seinen Jekyll-Karten. Wirst du selbst gebeten, antwortest du nur aus deiner eigenen Hand. Noch gehört der Stich dir.
learn-three-try-useless-high = Dein B kam zuerst und bliebe vorn, aber ein B ist zu gut zum Wegwerfen. Gib Punkte, oder eine Tat, die Jekyll fehlen wird.
learn-three-try-five = Gut gedacht, aber es gibt einen Ort mit einem Punkt mehr. Oder eine Tat, die Jekyll fehlen wird.
learn-three-chose-points = Fünf Punkte mehr in einem Stich, den du gerade gewinnst.
learn-three-chose-remorse = Das tut ihnen weh: Ohne Reue ist Jekylls Faktor höchstens 3.
learn-three-ghost-again = Der Geist ist am Zug. Es fehlt ein Faktor: Leg eine Tat Hydes in diesen Stich.
learn-three-try-factor = Punkte sind gut, aber ohne eigene Tat bekommt ein Team nichts. Such ein × auf der Karte.
learn-three-second-won = { $points } Punkte, und ein Faktor, der sie vervielfacht.
learn-three-turns = Nach jeder Runde wechseln die Plätze: Wer rechts vom Alleinspieler sitzt, spielt als Nächster allein. Die Wertung deines Teams kommt zu deinem eigenen Gesamtstand, und der höchste gewinnt die Partie. Mehr ist es zu dritt nicht.

## Partners side by side

learn-neighbours = Partner nebeneinander
    .about = Die Variante mit der Positionskarte B.
learn-neighbours-welcome = Bei Positionskarte B sitzen Partner nebeneinander. Wilkie, links von dir, spielt mit dir Jekyll; Nora und Edgar spielen Hyde. Alle anderen Regeln bleiben. Nora spielt aus.
learn-neighbours-see-both = Hyde hat beide Karten gespielt, und ihr zwei seid zuletzt an der Reihe. Ein E liegt vorn. Du brauchst gerade genug, um es zu schlagen.
learn-neighbours-try-enough = Das gewinnt, ist aber mehr als nötig. C reicht, und das A wird noch gebraucht.
learn-neighbours-try-deed = Vielleicht gewinnt Wilkie nach dir, aber wissen kannst du es nicht. Schlag das E selbst.
learn-neighbours-try-transformation = Dann gewänne niemand, und du kannst es. Schlag das E selbst.
learn-neighbours-try-partner-follows = Wilkie spielt ohnehin gleich nach dir. Schlag das E selbst.
learn-neighbours-try-foe = Ein Gegner würde eine Karte wählen, die nicht gewinnt. Schlag das E selbst.
learn-neighbours-won = Wilkie hat gesehen, dass der Stich euch gehört, und die Barmherzigkeit dazugelegt: { $points } Punkte und ein Faktor von 2. Die letzten beiden Plätze eines Stichs wissen am meisten.
learn-neighbours-lead = Jetzt spielst du aus, und alles kehrt sich um: Hyde ist zuletzt an der Reihe und sieht eure beiden Karten. Spiel so hoch aus, dass es nichts ausmacht.
learn-neighbours-try-open-high = Das sähe Hyde und würde es schlagen. Spiel dein A aus.
learn-neighbours-try-own-first = Die beste Karte hast du selbst. Spiel dein A aus.
learn-neighbours-partner-next = Nichts schlägt ein A, und als Nächster ist Wilkie an der Reihe. Er kann geben, was er will.
learn-neighbours-second-won = { $points } Punkte. Wilkie hatte nichts zu fürchten.
learn-neighbours-end = Das ist die Variante: Ausspielen kostet etwas mehr, zuletzt spielen bringt etwas mehr. Alles andere kennst du.
