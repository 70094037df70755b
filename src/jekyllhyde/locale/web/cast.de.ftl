# Was die Bots sagen: beim ersten Geben, bei einer Verwandlung, nach gewonnener und verlorener Runde.

cast-agnes-hello = Guten Abend. Vorsicht mit den Flaschen.
cast-agnes-transformation = Ich habe vor diesem Fläschchen gewarnt!
cast-agnes-won = Eine gute Dosis, genau bemessen.
cast-agnes-lost = Bitter, aber es geht vorbei.

cast-bertram-hello = Abend zusammen. Das Pferd kann warten.
cast-bertram-transformation = Brr, sachte!
cast-bertram-won = Zu Hause vor dem Regen.
cast-bertram-lost = Falsch abgebogen. Kommt vor.

cast-clara-hello = Applaus bitte erst am Schluss.
cast-clara-transformation = Was für ein Auftritt!
cast-clara-won = Heute keine Zugabe.
cast-clara-lost = Das Publikum war kühl heute Abend.

cast-desmond-hello = Noch vertrete ich keine Seite.
cast-desmond-transformation = Einspruch!
cast-desmond-won = Das Gericht gibt uns recht.
cast-desmond-lost = Ich lege Berufung ein.

cast-edith-hello = Gerade sitzen, bitte.
cast-edith-transformation = Das stand nicht im Lehrplan!
cast-edith-won = Ausreichend.
cast-edith-lost = Wir wiederholen die Lektion.

cast-frederick-hello = Bin ich dran? Noch nicht. Gut.
cast-frederick-transformation = Habt ihr sein Gesicht gesehen!
cast-frederick-won = Es hat geklappt. Damit habe ich nicht gerechnet.
cast-frederick-lost = Ich hätte bei meinen Büchern bleiben sollen.

cast-georgina-hello = Ich habe schon bessere Spieler begraben.
cast-georgina-transformation = Und das in meinem Salon!
cast-georgina-won = Ans Gewinnen gewöhnt man sich.
cast-georgina-lost = Ich habe schon mehr verloren.

cast-horace-hello = Abend. Ich habe Licht mitgebracht.
cast-horace-transformation = Und da geht die Lampe aus!
cast-horace-won = Ein Licht in der Straße.
cast-horace-lost = Jetzt ist es dunkel. Der Morgen kommt.
